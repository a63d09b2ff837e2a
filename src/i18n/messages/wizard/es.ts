import type { WizardMessages } from '../contract.ts';

export const messages: WizardMessages = {
  title: 'Solicitud de préstamo',
  close: 'Cerrar',
  step: 'Paso {step} de {total}: {name}',
  steps: {
    loan: 'Datos del préstamo',
    person: 'Datos personales',
    contact: 'Datos de contacto',
  },
  progress: 'Progreso de su solicitud',
  completed: 'completado',
  language: 'Idioma del formulario',
  allRequired: 'Todos los campos son obligatorios.',
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
    amount: 'De {min} a {max}, en múltiplos de {step}',
    duration: 'De {min} a {max} meses',
    profession: 'Por ejemplo, enfermera o panadero autónomo',
    monthlyIncome: 'Sus ingresos netos medios al mes, por ejemplo, 2.400 €',
    address: 'Calle, número, código postal y localidad',
    firstName: 'Como figura en su documento de identidad',
    email: 'Aquí recibirá nuestra respuesta',
    phone: 'Con el prefijo del país, por ejemplo, +34',
  },
  errors: {
    amount: 'Indique un importe de {min} a {max}.',
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
  missing: 'Rellene también estos campos:',
  controls: {
    lessAmount: 'Reducir el importe',
    moreAmount: 'Aumentar el importe',
    shorterTerm: 'Acortar el plazo',
    longerTerm: 'Alargar el plazo',
    amountSlider: 'Importe del préstamo, control deslizante',
    termSlider: 'Plazo, control deslizante',
    adjusted: 'Se ha cambiado a {value}, el valor posible más cercano.',
  },
  estimate: {
    monthlyPayment: 'Cuota mensual estimada',
    payment: 'Cuota mensual',
    months: { one: '{count} mes', many: '{count} meses', other: '{count} meses' },
    monthsUnit: 'meses',
    total: 'Importe total adeudado',
    interest: 'Intereses incluidos',
    apr: 'TAE',
    longestTerm:
      'Para este importe, la ley belga permite como máximo {months} meses; esto es solo un cálculo.',
    setLongestTerm: 'Elegir {months} meses',
    warning: '¡Atención! Pedir dinero prestado cuesta dinero.',
    note: 'Calculado con un tipo deudor fijo del {rate} anual. Es una estimación, no una oferta.',
    example:
      'Ejemplo representativo: importe total del crédito de {amount} a un plazo de {term}, con un tipo deudor fijo del {rate} anual y una tasa anual equivalente (TAE) del {apr}. Usted paga {count} cuotas mensuales de {payment}; el importe total adeudado es de {total}.',
  },
  table: {
    title: 'Cuadro de amortización',
    month: 'Mes',
    year: 'Año',
    payment: 'Pago',
    interest: 'Intereses',
    principal: 'Amortización',
    remaining: 'Capital pendiente',
    total: 'Suma',
    print: 'Imprimir el cuadro',
  },
  review: {
    title: 'Compruebe sus respuestas',
    change: 'Cambiar',
  },
  buttons: {
    back: 'Anterior',
    next: 'Siguiente',
    submit: 'Enviar solicitud',
    sending: 'Enviando...',
  },
  privacy:
    'Solo utilizamos sus datos para tramitar su solicitud. Más información en nuestra {policy}.',
  privacyPolicy: 'política de privacidad',
  draft: 'Lo que escriba se conserva en esta pestaña hasta que lo envíe o cierre la pestaña.',
  clear: 'Borrar mis datos',
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
      description: 'Nuestro equipo estudiará su solicitud lo antes posible.',
    },
  },
  failures: {
    send: 'Su solicitud aún no nos ha llegado. Todo lo que ha escrito sigue aquí. Compruebe su conexión e inténtelo de nuevo, o llámenos al {phone}.',
    tooLong: 'Su solicitud es demasiado larga para enviarla. Acorte las respuestas más extensas.',
  },
  confirmation: {
    title: 'Hemos recibido su solicitud',
    reference: 'Su número de referencia',
    next: 'Qué ocurre ahora',
    steps: {
      answer: {
        when: 'En un máximo de 24 horas',
        what: 'Recibirá nuestra respuesta.',
      },
      documents: {
        when: 'Mientras tanto',
        what: 'Prepare su documento de identidad, una o varias nóminas recientes, los extractos bancarios de los últimos 3 meses y un justificante de domicilio o residencia. En nuestra respuesta le indicamos la vía segura para enviarlos; no los mande nunca por chat.',
      },
      payout: {
        when: 'En un máximo de 48 horas desde la aprobación',
        what: 'Cuando la documentación está completa y el contrato, firmado, le transferimos el importe. Antes no tiene que pagar nada.',
      },
    },
    copy: 'Copiar el número',
    copied: 'Copiado',
    print: 'Imprimir o guardar',
    dismiss: 'Cerrar este aviso',
  },
  mail: {
    greeting: 'Estimada señora, estimado señor:',
    thanks: 'Gracias.',
    loanText:
      'Recibirá nuestra respuesta en un máximo de 24 horas. Tenga a mano su documento de identidad, una o varias nóminas recientes, los extractos bancarios de los últimos 3 meses y un justificante de domicilio o residencia. Nunca le pediremos dinero antes de abonarle el préstamo, ni documentos o claves por chat.',
    questions:
      '¿Tiene alguna pregunta? Llámenos al {phone} o escriba a {email} e indique su número de referencia.',
    notYou:
      '¿No nos ha enviado nada? Entonces otra persona ha introducido esta dirección de correo electrónico, probablemente por error. No tiene que hacer nada.',
  },
};
