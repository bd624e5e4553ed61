import { findMinimoPedido } from '@portal/domain/evento/justificativa.ts'
import { expect, it } from 'vitest'
import { createCastAssociados } from '../associado/castAssociado.ts'
import { Random } from '../chance/random.ts'
import { HistoricoClinico } from './historicoClinico.ts'
import { regraOf } from './item.ts'
import { listMotivos } from './motivoItem.ts'

it('says with a repetition how long its justification must be, as the engine does', () => {
  const hoje = '2026-11-20'
  const [associado] = createCastAssociados(hoje)
  if (!associado) throw new RangeError('an empty cast')
  const regra = regraOf('81000049')
  const local = { dente: null, regiao: null, faces: null }
  const historico = new HistoricoClinico()
  const { codigoEvento } = regra
  const anterior = { codigoEvento, data: '2026-11-10', codigoCredenciado: 100002 }
  historico.record(associado.linha.codigo, regra, local, anterior)
  const pedido = { associado, codigoCredenciado: 100001, data: hoje }
  const motivos = listMotivos(regra, local, pedido, historico, new Random(1))
  expect(motivos.map(({ severidade }) => severidade)).toContain('pendenciaJustificativa')
  expect(findMinimoPedido(motivos)).toBe(20)
})
