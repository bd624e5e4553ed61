import { beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'
import { CODIGO, clearMesa, createMesa, credito, importar, insertPago } from './conciliacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(CODIGO)
const { list, link } = createMesa(t, as)
const pedido = { falta: '100.00', pagoEm: '2026-10-10' }

beforeEach(async () => {
  await clearMesa(t)
  await importar(t, as, [
    credito({ dia: '2026-11-10', valor: '300.00', documento: 'muito depois' }),
    credito({ dia: '2026-10-12', valor: '90.00', documento: 'dois dias depois' }),
    credito({ dia: '2026-10-08', valor: '99.99', documento: 'dois dias antes' }),
    credito({ dia: '2026-10-11', valor: '500.00', documento: 'um dia depois' }),
    credito({ dia: '2026-07-01', valor: '100.00', documento: 'igual e longe' }),
    credito({ dia: '2026-10-14', valor: '150.00', documento: 'igual no que resta' }),
    credito({ dia: '2026-10-10', valor: '50.00', documento: 'do dia e já usado' }),
    credito({ dia: '2025-10-10', valor: '100.00', documento: 'igual e de outro ano' }),
  ])
  const outubro = await insertPago(t, CODIGO, 10, 10_000)
  await link([
    { deposito: 6, dataFechamento: outubro, valor: '50.00' },
    { deposito: 7, dataFechamento: outubro, valor: '50.00' },
  ])
})

const iguais = ['igual no que resta', 'igual e longe']
const outros = ['um dia depois', 'dois dias depois', 'dois dias antes', 'muito depois']

it.each([
  ['its amount, then the nearest in days, the later first', pedido, [...iguais, ...outros]],
  [
    'another amount',
    { ...pedido, falta: '300.00' },
    [
      'muito depois',
      'um dia depois',
      'dois dias depois',
      'dois dias antes',
      'igual no que resta',
      'igual e longe',
    ],
  ],
  [
    'its amount alone, then the latest',
    { falta: '100.00' },
    [...iguais, 'muito depois', 'dois dias depois', 'um dia depois', 'dois dias antes'],
  ],
  ['the run, those with something left', { ...pedido, situacao: 'ABERTOS' }, [...iguais, ...outros]],
  ['the run, those with nothing left', { ...pedido, situacao: 'CONCILIADOS' }, ['do dia e já usado']],
  ['the run, all', { ...pedido, situacao: 'TODOS' }, [...iguais, 'do dia e já usado', ...outros]],
  ['the run, of another year', { ...pedido, ano: 2025 }, ['igual e de outro ano']],
  ['the run, of every year', { ...pedido, ano: undefined }, [...iguais, 'igual e de outro ano', ...outros]],
  [
    'no run, the latest',
    {},
    [
      'muito depois',
      'igual no que resta',
      'dois dias depois',
      'um dia depois',
      'dois dias antes',
      'igual e longe',
    ],
  ],
])('the first of the deposits to choose from are those of %s', async (_nome, query, esperados) => {
  expect((await list(query)).depositos.map(({ documento }) => documento)).toEqual(esperados)
})

it('goes on page by page in the same order', async () => {
  const lidos: string[] = []
  let cursor: string | null | undefined
  do {
    const pagina = await list({ ...pedido, limite: 1, ...(cursor && { cursor }) })
    lidos.push(...pagina.depositos.map(({ documento }) => documento))
    cursor = pagina.proximo
  } while (cursor !== null)
  expect(lidos).toEqual([...iguais, ...outros])
})

it('of those that words find, the nearest too', async () => {
  await importar(t, as, [
    credito({ dia: '2026-10-20', historico: 'PIX', valor: '1.00', documento: 'a' }),
    credito({ dia: '2026-10-09', historico: 'PIX', valor: '2.00', documento: 'b' }),
  ])
  const { depositos } = await list({ ...pedido, texto: 'pix' })
  expect(depositos.map(({ documento }) => documento)).toEqual(['b', 'a'])
})
