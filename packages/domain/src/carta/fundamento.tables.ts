/** Where a denial comes from, as the letter tells the patient (Operadora §7): the contract, the ANS or the record. */
export const fundamentos = [
  'carencia',
  'contrato',
  'rol',
  'diretriz',
  'intervalo',
  'cadastro',
  'clinica',
  'tecnica',
  'documento',
  'ortodontia',
  'pedido',
] as const
export type Fundamento = (typeof fundamentos)[number]

/** What a dentist judged: a third one may be asked (RN 424; Operadora §4). */
export const isFundamentoTecnico = (fundamento: Fundamento): boolean =>
  fundamento === 'tecnica' || fundamento === 'diretriz'
