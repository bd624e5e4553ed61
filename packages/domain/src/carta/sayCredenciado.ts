/** Article and contractions, the feminine before the masculine. */
const ARTIGOS = {
  sujeito: ['a', 'o'],
  abertura: ['A', 'O'],
  de: ['da', 'do'],
  a: ['à', 'ao'],
  com: ['com a', 'com o'],
} as const

/** What a name begins with that has a gender of its own. */
const FEMININO = /^(Dra\.|Doutora|Clínica)\s/i
const MASCULINO = /^(Dr\.|Doutor|Centro|Consultório|Espaço|Instituto)\s/i

/**
 * The provider in a sentence to the patient: "da Dra. Ana", "ao Dr. Paulo". A name that says no gender is a clinic's, as
 * the letters call whoever hands them over: "com a clínica Raio Certo".
 */
export function sayCredenciado(nome: string, caso: keyof typeof ARTIGOS): string {
  const [feminino, masculino] = ARTIGOS[caso]
  if (MASCULINO.test(nome)) return `${masculino} ${nome}`
  return `${feminino} ${FEMININO.test(nome) ? '' : 'clínica '}${nome}`
}
