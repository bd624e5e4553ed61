import type { PrazoNomeado } from './fonte.ts'

/** The month's maintenance of several treatments as one row of no patient, under the first one's name; the rest as it is. */
export function joinManutencoes(prazos: readonly PrazoNomeado[]): readonly PrazoNomeado[] {
  const manutencoes = prazos.filter(({ tipo }) => tipo === 'MANUTENCAO')
  const [primeira] = manutencoes
  if (!primeira || manutencoes.length === 1) return prazos
  const { codigoAssociado: _codigo, nomeAssociado: _nome, chaveAssociado: _chave, ...semPaciente } = primeira
  const valorCentavos = manutencoes.reduce((soma, { valorCentavos: cada }) => soma + (cada ?? 0), 0)
  return [
    ...prazos.filter(({ tipo }) => tipo !== 'MANUTENCAO'),
    { ...semPaciente, quantos: manutencoes.length, valorCentavos },
  ]
}
