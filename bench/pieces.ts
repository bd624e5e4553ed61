/** The pieces of the measurement, in their order: each a program of its own, so that none inherits another's memory. */
export const pieces = [
  { name: 'guiaPorNumero', file: 'server/guiaPorNumero.ts', title: 'Guide by number' },
  { name: 'mistura', file: 'server/mistura.ts', title: 'Mix of a Monday morning' },
  { name: 'chamadas', file: 'server/chamadas.ts', title: 'Single calls' },
  { name: 'pesquisaGuias', file: 'server/pesquisaGuias.ts', title: 'Guide search' },
  { name: 'pesquisaPaciente', file: 'server/pesquisaPaciente.ts', title: 'Patient by name' },
  { name: 'repasse', file: 'server/repasse.ts', title: 'Payment run' },
  { name: 'demonstrativo', file: 'server/demonstrativo.ts', title: 'Payment statement' },
  { name: 'motor', file: 'server/motor.ts', title: 'Engine' },
  { name: 'login', file: 'browser/login.ts', title: 'Login page' },
  { name: 'bytes', file: 'browser/bytes.ts', title: 'Script bytes' },
  { name: 'teclas', file: 'browser/teclas.ts', title: 'Key to paint' },
  { name: 'interacoes', file: 'browser/interacoes.ts', title: 'Interactions' },
  { name: 'tabela', file: 'browser/tabela.ts', title: '10,000 guides in a table' },
  { name: 'telas', file: 'browser/telas.ts', title: 'Click to last content' },
  { name: 'tarefas', file: 'browser/tarefas.ts', title: 'Tasks of a working day' },
  { name: 'lighthouse', file: 'browser/lighthouse.ts', title: 'Lighthouse' },
] as const

export type Piece = (typeof pieces)[number]

/** The pieces named, or all of them. Throws on a name that there is not. */
export function choosePieces(names: readonly string[]): readonly Piece[] {
  const unknown = names.filter((name) => !pieces.some((piece) => piece.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `no such piece: ${unknown.join(', ')}; there are ${pieces.map(({ name }) => name).join(', ')}`,
    )
  }
  return names.length === 0 ? pieces : pieces.filter(({ name }) => names.includes(name))
}
