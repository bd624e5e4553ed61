// Kept for /portal/consultarStatusPedidosExames: kits are asked for as an exam (Spec §9).

/**
 * Orthodontic documentation kits and the single exams that each one disables (Spec §5). The specification tabulates
 * the exclusions; `itens` is what our kits hold.
 */
const COMUNS = ['81000472', '81000480', '81000405', '81000278', '81000308', '81000537'] as const
const DISCREPANCIA = '98705563'
const MAO_E_PUNHO = '81000367'
const INTERPROXIMAL = '81000375'
const LEVANTAMENTO = '81000294'

export const KITS_DOCUMENTACAO = [
  { codigoEvento: '98958569', nome: 'basica', rotulo: 'Básica', itens: COMUNS, exclui: COMUNS },
  {
    codigoEvento: '98958577',
    nome: 'completa',
    rotulo: 'Completa',
    itens: [...COMUNS, DISCREPANCIA],
    exclui: [...COMUNS, DISCREPANCIA],
  },
  {
    codigoEvento: '98958585',
    nome: 'especial',
    rotulo: 'Especial',
    itens: [...COMUNS, DISCREPANCIA, LEVANTAMENTO],
    exclui: [...COMUNS, DISCREPANCIA],
  },
  {
    codigoEvento: '98968564',
    nome: 'ortopedica',
    rotulo: 'Ortopédica',
    itens: [...COMUNS, DISCREPANCIA, MAO_E_PUNHO],
    exclui: [...COMUNS, DISCREPANCIA, MAO_E_PUNHO],
  },
  { codigoEvento: '98958593', nome: 'controle', rotulo: 'Controle', itens: COMUNS, exclui: COMUNS },
  {
    codigoEvento: '98966162',
    nome: 'periodontal',
    rotulo: 'Periodontal',
    itens: [...COMUNS, INTERPROXIMAL, LEVANTAMENTO],
    exclui: [...COMUNS, INTERPROXIMAL, LEVANTAMENTO],
  },
] as const

/** The codes that a choice of kits disables. */
export function listExcluidosPorKit(codigosEscolhidos: readonly string[]): readonly string[] {
  const kits = KITS_DOCUMENTACAO.filter((kit) => codigosEscolhidos.includes(kit.codigoEvento))
  return [...new Set<string>(kits.flatMap((kit) => [...kit.exclui]))]
}
