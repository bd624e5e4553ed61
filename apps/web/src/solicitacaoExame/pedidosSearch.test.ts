import { expect, it } from 'vitest'
import { listStatus, readPedidosSearch, toggleStatus } from './pedidosSearch.ts'

const chave = '00000000-0000-4000-8000-000000000001'

it.each([
  [{}, {}],
  [{ status: 'EM_ANALISE,OUTRA,CAPTURADA,EM_ANALISE' }, { status: 'EM_ANALISE,CAPTURADA' }],
  [{ status: 'OUTRA', outro: 1 }, {}],
  [{ paciente: chave }, { paciente: chave }],
  [{ paciente: '500000001' }, {}],
  [{ paciente: '-'.repeat(36) }, {}],
])('of %j stays %j', (raw, lida) => {
  expect(readPedidosSearch(raw)).toEqual(lida)
})

it('lights a status, another beside it, and puts each out again', () => {
  const um = toggleStatus({ paciente: chave }, 'EXPIRADA')
  expect(um).toEqual({ status: 'EXPIRADA', paciente: chave })
  const dois = toggleStatus(um, 'CAPTURADA')
  expect(listStatus(dois)).toEqual(['EXPIRADA', 'CAPTURADA'])
  expect(toggleStatus(dois, 'EXPIRADA')).toEqual({ status: 'CAPTURADA', paciente: chave })
  expect(toggleStatus(um, 'EXPIRADA')).toEqual({ paciente: chave })
})
