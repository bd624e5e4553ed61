import { expect, it } from 'vitest'
import { describeGuia } from './perspectiva.ts'
import { statusFicha } from './statusFicha.tables.ts'

const HOJE = '2026-11-24'
const { emAnalise } = statusFicha

it.each([
  [
    'por enviar para auditoria',
    2,
    'atencao',
    'credenciado',
    'Envie o plano para auditoria e aguarde a decisão.',
  ],
  [
    'sem que se saiba a etapa',
    undefined,
    'informacao',
    'operadora',
    'Se o plano ainda não foi para a auditoria, envie-o; depois aguarde a decisão.',
  ],
  ['na auditoria', 4, 'informacao', 'operadora', 'Aguarde a decisão da operadora.'],
  ['com o tratamento feito', 3, 'informacao', 'operadora', 'Aguarde a decisão da operadora.'],
  ['na consolidação', 5, 'informacao', 'operadora', 'Aguarde a decisão da operadora.'],
])('em análise, %s, diz de quem é a vez', (_nome, codigoEtapaAtual, tom, responsavel, proximoPasso) => {
  expect(describeGuia({ statusFicha: emAnalise, codigoEtapaAtual }, HOJE)).toMatchObject({
    tom,
    responsavel,
    proximoPasso,
  })
})
