import type { WizardMessages } from '../types.ts';

export const messages: WizardMessages = {
  title: 'Solicitud de préstamo',
  close: 'Cerrar',
  step: 'Paso {step} de {total}: {name}',
  steps: {
    1: 'Datos del préstamo',
    2: 'Datos personales',
    3: 'Datos de contacto',
  },
  progress: 'Su progreso en este formulario',
  completed: 'Completado',
  language: 'Idioma del formulario',
  allRequired:
    'Todos los campos son obligatorios. Nuestra respuesta y el contrato estarán en uno de los idiomas de esta web.',
  fields: {
    amount: 'Importe del préstamo',
    duration: 'Plazo',
    profession: 'Profesión',
    monthlyIncome: 'Ingresos mensuales',
    address: 'Dirección',
    country: 'País',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
  },
  hints: {
    amount: 'De {min} a {max}, sin céntimos',
    duration: 'De {min} a {max} meses',
    profession: 'Por ejemplo, enfermera o panadero autónomo',
    monthlyIncome: 'Sus ingresos netos medios al mes, por ejemplo, 1.500 €',
    address: 'Calle, número, código postal y localidad',
    fullName: 'Tal como figura en su documento de identidad',
    oneName: '¿No tiene apellidos? Escriba un guion (-)',
    email: 'Aquí recibirá nuestra respuesta',
    phone: 'Con el prefijo del país, por ejemplo, +34',
  },
  errors: {
    amount: 'Indique un importe sin céntimos, de {min} a {max}.',
    duration: 'Indique un plazo de {min} a {max} meses.',
    profession: 'Indique su profesión.',
    monthlyIncome: 'Indique sus ingresos mensuales.',
    address: 'Indique su dirección.',
    country: 'Indique el país en el que reside.',
    firstName: 'Indique su nombre.',
    lastName: 'Indique sus apellidos.',
    email: 'Indique su correo electrónico.',
    phone: 'Indique su número de teléfono.',
  },
  emailErrors: {
    noAt: 'A esta dirección de correo electrónico le falta la @.',
    noDomain: 'Escriba también lo que va después de la @.',
    overlong:
      'Esta dirección de correo electrónico es demasiado larga. Puede tener 254 caracteres como máximo.',
    malformed:
      'Esta dirección de correo electrónico no es válida. Revise los espacios y los signos de puntuación.',
  },
  warnings: {
    monthlyIncome: '¿Es correcto? No vemos ningún importe.',
    address: '¿Es correcto? No vemos ningún código postal con localidad.',
    email: '¿Es correcto? No hay ningún punto después de la @.',
    phone: '¿Es correcto? El número parece incompleto.',
    goOn: 'Si es correcto, puede continuar.',
  },
  summary: 'Revise lo siguiente:',
  controls: {
    lessAmount: 'Reducir el importe',
    moreAmount: 'Aumentar el importe',
    shorterTerm: 'Acortar el plazo',
    longerTerm: 'Alargar el plazo',
    amountSlider: 'Elegir el importe del préstamo',
    termSlider: 'Elegir el plazo',
  },
  estimate: {
    monthlyPayment: 'Cuota mensual estimada',
    payment: 'Cuota mensual',
    months: { one: '{count}\u00a0mes', many: '{count}\u00a0meses', other: '{count}\u00a0meses' },
    years: { one: '{count}\u00a0año', many: '{count}\u00a0años', other: '{count}\u00a0años' },
    monthNumber: 'mes {month}',
    monthInterest: '{amount} de interés',
    monthsUnit: 'meses',
    total: 'Total que devolverá',
    interest: 'De ese total, intereses',
    apr: 'TAE',
    maxLegalTerm:
      'Para este importe, la ley belga permite como máximo {months}\u00a0meses ({years}). Los plazos más largos solo se pueden calcular: no podemos conceder el préstamo por más tiempo.',
    setMaxTerm: 'Elegir {months}\u00a0meses ({years})',
    legalMaximum: 'Máximo legal: {months}\u00a0meses',
    offerWithinLaw:
      'Para este importe, la ley belga permite como máximo {months}\u00a0meses ({years}). Si le hacemos una oferta, el plazo no podrá ser mayor. La cuota sería de al menos {payment} al mes.',
    exampleOnly: 'Ejemplo: {amount}, {term}',
    warning: 'Atención: tomar dinero prestado cuesta dinero.',
    note: 'Es una estimación, no una oferta. Se ha calculado con un tipo de interés fijo (TIN) del {rate} anual. Si paga según lo acordado, no tendrá más gastos que los intereses. El préstamo se devuelve en euros.',
    example:
      'Ejemplo representativo: importe total del crédito de {amount}, plazo de {term}, tipo deudor fijo (TIN) del {rate} anual, tasa anual equivalente (TAE) del {apr}. Usted paga {count}\u00a0cuotas mensuales de {payment}; el importe total adeudado es de {total}.',
  },
  compare: {
    title: '¿Un plazo más corto o más largo?',
    chosen: 'su elección',
    shorter: '{payment} más al mes, {total} menos en total',
    longer: '{payment} menos al mes, {total} más en total',
  },
  budget: {
    title: '¿Cuánto puede pagar al mes?',
    label: 'Importe al mes, en euros',
    loans: 'Préstamos con esa cuota',
    error: 'Escriba un importe en euros, por ejemplo {example}.',
    tooLittle:
      'Con esa cuota no tenemos ningún préstamo. El menor, {amount} a {term}, cuesta {payment} al mes.',
  },
  affordability: {
    share: 'La cuota mensual supone el {share} de estos ingresos.',
    shareWithinLaw:
      'Con el plazo legal máximo ({months}\u00a0meses), la cuota mensual sería de {payment}, el {share} de estos ingresos.',
    high: 'Es mucho. ¿Le queda suficiente para la vivienda, la comida y los imprevistos? Quizá le convenga una cuota menor.',
    bearable: 'Elegir {amount}, {term}: menos de un tercio de estos ingresos',
    notNow: 'Mejor ahora no.',
    advice: 'Ayuda gratuita si no llega a fin de mes',
    notEuros:
      'Esto no parece un ingreso mensual en euros, así que no lo comparamos con la cuota. ¿Cobra en otra moneda? Pase la cantidad a euros y deje un margen por si varía el tipo de cambio.',
  },
  passport: {
    print: 'Imprimir para comparar',
    title: 'Compare este préstamo',
    compareWith: 'Comparar con',
    loan: 'Préstamo personal',
    lender: 'Prestamista',
    kind: 'Tipo de préstamo',
    rate: 'Tipo deudor fijo (TIN) anual',
    costs: 'Otros gastos',
    noCosts: 'Ninguno, si paga según lo acordado',
    late: 'Pago con retraso',
    lateCost:
      'Como máximo, un {rate} anual de intereses sobre la parte del préstamo que devuelva con retraso. Cada aviso: como máximo {reminder} más el franqueo.',
    early: 'Reembolso anticipado',
    earlyCost:
      'Posible en cualquier momento. Solo paga una compensación si figura en el contrato: como máximo el {fee} de lo que devuelva por anticipado, el {lastYear} si queda un año o menos de plazo, y nunca más que los intereses que se ahorra.',
    withdrawal: 'Derecho de desistimiento',
    withdrawalTime:
      'En un plazo de 14\u00a0días desde la firma y la recepción del contrato, sin dar motivos',
  },
  table: {
    title: 'Cuadro de amortización',
    month: 'Mes',
    year: 'Año',
    payment: 'Pago',
    interest: 'Intereses',
    principal: 'Capital',
    remaining: 'Capital pendiente',
    total: 'Total',
    print: 'Imprimir el cuadro',
  },
  review: {
    title: 'Compruebe sus respuestas',
    change: 'Cambiar',
  },
  buttons: {
    back: 'Anterior',
    next: 'Siguiente',
    save: 'Guardar y volver',
    submit: 'Enviar solicitud',
    sending: 'Enviando…',
  },
  privacy:
    'Utilizamos sus datos para tramitar su solicitud, no con fines publicitarios. Más información en nuestra {policy}.',
  privacyPolicy: 'política de privacidad',
  draft:
    'Lo que escriba se guarda solo en esta pestaña hasta que lo envíe. Normalmente desaparece al cerrarla. ¿Usan otras personas este dispositivo? En ese caso, borre sus datos.',
  clear: 'Borrar mis datos',
  cleared: { text: 'Sus datos se han borrado.', undo: 'Recuperarlos' },
  toasts: {
    label: 'Avisos',
    incomplete: {
      title: 'Formulario incompleto',
      description: 'Rellene todos los campos antes de continuar.',
    },
    failed: {
      title: 'Error al enviar',
      description: 'Se ha producido un error. Vuelva a intentarlo más tarde.',
    },
    sent: {
      title: 'Solicitud enviada correctamente',
      description: 'Le responderemos en 24 horas como máximo.',
    },
  },
  failures: {
    send: 'Su solicitud aún no nos ha llegado. Todo lo que ha escrito sigue aquí. Compruebe su conexión e inténtelo de nuevo, o llámenos al {phone}.',
    tooLong:
      'Su solicitud es demasiado larga para enviarla. Acorte las respuestas más largas e inténtelo de nuevo.',
  },
  confirmation: {
    title: 'Hemos recibido su solicitud',
    reference: 'Su número de referencia',
    answerTo: 'Le responderemos a {email}.',
    next: 'Próximos pasos',
    steps: {
      answer: {
        when: 'En 24 horas como máximo',
        what: 'Recibirá una primera respuesta por correo electrónico, también en domingos y festivos. Le diremos si podemos continuar y qué documentos necesitamos. Esa respuesta no significa que el préstamo esté aprobado.',
      },
      documents: {
        when: 'Mientras tanto',
        what: 'En nuestra respuesta le indicaremos cómo enviar los documentos de forma segura. No envíe nada antes.',
      },
      payout: {
        when: 'En 48 horas como máximo desde la aprobación',
        what: 'Le transferiremos el importe en cuanto usted y nosotros hayamos firmado el contrato. Nunca le pediremos contraseñas ni códigos, ni dinero antes de ingresarle el préstamo. El préstamo se devuelve en euros.',
      },
    },
    dismiss: 'Cerrar este aviso',
  },
  afterSending: {
    sent: 'Enviada:',
    answerBy: 'Primera respuesta, a más tardar',
    clock: 'hora de Bruselas',
    calendar: 'Añadir al calendario',
    print: 'Imprimir o guardar',
    copy: 'Copiar el número',
    copied: 'Copiado',
    papers: {
      title: 'Prepare:',
      list: {
        identity: 'su documento de identidad',
        income: 'una o varias nóminas recientes',
        accounts: 'los extractos bancarios de los últimos 3 meses',
        residence: 'un justificante de domicilio o residencia',
      },
    },
    nextSteps:
      'Recibirá una primera respuesta en 24 horas como máximo, también en domingos y festivos. Esa respuesta no significa que el préstamo esté aprobado. Mientras tanto, prepare su documento de identidad, una o varias nóminas recientes, los extractos bancarios de los últimos 3 meses y un justificante de domicilio o residencia. En nuestra respuesta le indicaremos cómo enviarlos de forma segura. No envíe nada antes. Nunca le pediremos contraseñas ni códigos, ni dinero antes de ingresarle el préstamo. El préstamo se devuelve en euros.',
  },
  mail: {
    greeting: 'Hola:',
    thanks: 'Gracias por contactar con nosotros.',
    questions:
      '¿Tiene alguna pregunta? Escriba a {email} o llámenos al {phone}: hablamos inglés, alemán, francés y neerlandés. Indique su número de referencia.',
    notYou:
      '¿No nos ha enviado nada? Entonces otra persona ha introducido esta dirección de correo electrónico, probablemente por error. No tiene que hacer nada.',
  },
};
