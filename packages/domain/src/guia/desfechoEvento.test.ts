import { expect, it } from 'vitest'
import { autorizacaoEvento } from './autorizacaoEvento.tables.ts'
import { type EventoPedido, tellDesfecho } from './desfechoEvento.ts'
import { statusFicha } from './statusFicha.tables.ts'

const aprovado: EventoPedido = {
  statusFicha: statusFicha.autorizada,
  autorizacao: autorizacaoEvento.aprovado,
  dataRealizacao: null,
  naoRealizado: false,
  pedidoEm: '2026-03-02',
  canceladoEm: null,
}
const { negado, emAnalise, envioPagamento } = autorizacaoEvento
const cancelada = { statusFicha: statusFicha.cancelada, canceladoEm: '2026-03-09' }
const datado = { dataRealizacao: '2026-03-05' }

it.each<[string, Partial<EventoPedido>, ...unknown[]]>([
  ['is still to be done', {}, 'porFazer', null],
  ['waits for the operator', { autorizacao: emAnalise }, 'emAnalise', null],
  ['waits with its whole guide', { statusFicha: statusFicha.emAnalise }, 'emAnalise', null],
  ['was done', datado, 'realizado', '2026-03-05'],
  [
    'was done in a complementary guide',
    { statusFicha: statusFicha.complementarEnviada, autorizacao: envioPagamento, ...datado },
    'realizado',
    '2026-03-05',
  ],
  ['was denied', { autorizacao: negado }, 'negado', '2026-03-02'],
  ['was denied after its day was told', { autorizacao: negado, ...datado }, 'negado', '2026-03-02'],
  ['fell with its guide', cancelada, 'cancelado', '2026-03-09'],
  ['was denied, and its guide cancelled', { ...cancelada, autorizacao: negado }, 'cancelado', '2026-03-09'],
  ['fell on a day that nobody noted', { ...cancelada, canceladoEm: null }, 'cancelado', '2026-03-02'],
  ['was given up at the forwarding', { naoRealizado: true }, 'naoRealizado', '2026-03-02'],
  ['was given up after it was dated', { naoRealizado: true, ...datado }, 'naoRealizado', '2026-03-02'],
  ['was left when its guide ended', { statusFicha: statusFicha.processada }, 'naoRealizado', '2026-03-02'],
])('an event that %s', (_caso, mudanca, desfecho, data) =>
  expect(tellDesfecho({ ...aprovado, ...mudanca })).toEqual({ desfecho, data }),
)
