// Plain JavaScript without anything new: a Node that is too old must be able to read it.
const needed = 24;

if (Number(process.versions.node.split('.')[0]) < needed) {
  console.error(
    `This needs Node ${needed} or newer and was started with ${process.versions.node}: run it through npm (npm start, npm test), which uses the Node that npm ci has installed here.`,
  );
  process.exit(1);
}
