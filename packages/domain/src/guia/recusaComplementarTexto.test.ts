import { expect, it } from 'vitest'
import { createMotivo } from '../evento/criterio/criterio.ts'
import type { DecisaoEvento } from '../evento/criterio/decideEvento.ts'
import type { Motivo } from '../evento/motivo.ts'
import { explainRecusaComplementar } from './recusaComplementar.ts'

const imagem = createMotivo('3081', 'pendenciaImagem', 'imagem')
const pessoa = createMotivo('3059', 'auditoria', 'codigoEvento')
const negativa = { ...createMotivo('3016', 'glosa', 'codigoEvento'), texto: 'Já realizado' }
const RETIRE = 'Retire-o daqui e inclua em uma guia principal.'

it.each<[DecisaoEvento, readonly Motivo[], string]>([
  [
    'pendenteImagem',
    [imagem],
    'precisa de imagem. Anexe a imagem, ou retire-o daqui e inclua em uma guia principal.',
  ],
  [
    'pendenteImagem',
    [imagem, pessoa],
    `precisa de imagem e da análise da auditoria, que a guia complementar não tem. ${RETIRE}`,
  ],
  ['analise', [pessoa], `precisa da análise da auditoria, que a guia complementar não tem. ${RETIRE}`],
  ['pendenteJustificativa', [], `precisa de justificativa técnica, que a auditoria avalia. ${RETIRE}`],
  [
    'pendenteImagemJustificativa',
    [imagem],
    `precisa de imagem e de justificativa técnica, que a auditoria avalia. ${RETIRE}`,
  ],
  ['negado', [pessoa, negativa], `seria negado (Já realizado). ${RETIRE}`],
  ['negado', [], `seria negado. ${RETIRE}`],
])('%s %#: says why, and the way on', (decisao, motivos, esperado) => {
  expect(explainRecusaComplementar({ descricao: 'Raspagem' }, decisao, motivos)).toBe(`Raspagem ${esperado}`)
})

it.each([
  [{ dente: '16' }, 'Raspagem no dente 16 seria negado.'],
  [{ regiao: 'S1' }, 'Raspagem na região S1 seria negado.'],
  [{}, 'Raspagem seria negado.'],
])('%j: names the place', (lugar, comeco) => {
  const texto = explainRecusaComplementar({ descricao: 'Raspagem', ...lugar }, 'negado', [])
  expect(texto).toBe(`${comeco} ${RETIRE}`)
})
