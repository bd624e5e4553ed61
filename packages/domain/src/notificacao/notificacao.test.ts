import { expect, it } from 'vitest'
import { statusFicha } from '../guia/statusFicha.tables.ts'
import { getTipoNotificacao, tiposNotificacao, toTipoGuia } from './tipoNotificacao.tables.ts'

it.each(tiposNotificacao)('$codigo opens its object', ({ codigo }) => {
  expect(getTipoNotificacao(codigo).endereco(7)).toMatch(/^\/portal\//)
})

it.each([
  [statusFicha.autorizada, 'GUIA'],
  [statusFicha.aguardandoDocumentacao, 'GUIA'],
  [statusFicha.emProcessamento, 'PAGAMENTO'],
  [statusFicha.processada, 'PAGAMENTO'],
] as const)('status %d is told as %s', (status, tipo) => {
  expect(toTipoGuia(status)).toBe(tipo)
})
