import { vista } from '@portal/contract/vista.ts'
import { MAXIMO_VISTAS } from '@portal/domain/vista/telaVista.tables.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

type Nova = Parameters<typeof keep>[1]
const IMAGENS = {
  tela: 'CONSULTA',
  nome: 'Esperam imagens',
  filtros: [
    { campo: 'situacao', valor: '5' },
    { campo: 'dias', valor: '90' },
  ],
  padrao: false,
} as const satisfies Nova

async function keep(
  login: number,
  body: {
    tela: 'CONSULTA' | 'PENDENTES' | 'DEMONSTRATIVO'
    nome: string
    filtros: readonly { campo: 'situacao' | 'dias' | 'dentistas' | 'ordem'; valor: string }[]
    padrao: boolean
  },
) {
  return t.call(
    vista.createVista,
    { body: { ...body, filtros: [...body.filtros] } },
    { as: await t.as(login) },
  )
}
const list = async (login: number) => (await t.call(vista.listVistas, {}, { as: await t.as(login) })).body
const update = async (
  login: number,
  numero: number,
  { tela: _tela, filtros, ...resto }: Omit<Nova, 'tela'> & { tela?: string },
) =>
  t.call(vista.updateVista, { body: { numero, ...resto, filtros: [...filtros] } }, { as: await t.as(login) })
const remove = async (login: number, numero: number) =>
  t.call(vista.deleteVista, { query: { numero } }, { as: await t.as(login) })

describe('a saved view', () => {
  it('is kept whole, by list and name, and found from another session of the login', async () => {
    const { body: guardada } = await keep(100001, IMAGENS)
    await keep(100001, {
      ...IMAGENS,
      tela: 'PENDENTES',
      nome: 'Por valor',
      filtros: [{ campo: 'ordem', valor: '-valor' }],
    })
    await keep(100001, { ...IMAGENS, nome: 'À espera de mim' })
    const vistas = await list(100001)
    expect(vistas.map(({ tela, nome }) => [tela, nome])).toEqual([
      ['CONSULTA', 'À espera de mim'],
      ['CONSULTA', 'Esperam imagens'],
      ['PENDENTES', 'Por valor'],
    ])
    expect(vistas[1]).toEqual({ ...IMAGENS, numero: guardada.numero })
  })

  it('keeps a name without the spaces around it', async () => {
    const { body } = await keep(100003, { ...IMAGENS, nome: '  De espera ' })
    expect(body).toMatchObject({ nome: 'De espera', filtros: IMAGENS.filtros })
  })

  it('opens its list alone: the one that did before gives the place', async () => {
    const [a, b] = [
      await keep(100004, { ...IMAGENS, padrao: true }),
      await keep(100004, { ...IMAGENS, nome: 'B' }),
    ]
    await keep(100004, { ...IMAGENS, tela: 'PENDENTES', filtros: [], padrao: true })
    await update(100004, b.body.numero, { ...IMAGENS, nome: 'B', padrao: true })
    const daVez = (await list(100004)).filter(({ padrao }) => padrao)
    expect(daVez.map(({ tela, nome }) => [tela, nome])).toEqual([
      ['CONSULTA', 'B'],
      ['PENDENTES', 'Esperam imagens'],
    ])
    await update(100004, a.body.numero, { ...IMAGENS, nome: 'A', padrao: true })
    expect((await list(100004)).filter(({ padrao }) => padrao).map(({ nome }) => nome)).toContain('A')
  })

  it('is changed and removed', async () => {
    const { body } = await keep(200001, IMAGENS)
    const mudada = { nome: 'Outro nome', filtros: [{ campo: 'situacao', valor: '4' }], padrao: true } as const
    expect((await update(200001, body.numero, mudada)).body).toEqual({
      ...mudada,
      tela: 'CONSULTA',
      numero: body.numero,
    })
    expect(await remove(200001, body.numero)).toMatchObject({ status: 200 })
    expect(await list(200001)).toEqual([])
    expect(await remove(200001, body.numero)).toMatchObject({ status: 404, codigo: 'API-VIS-0001' })
  })

  it("is its login's own: to the clinic's dentists and to another provider it does not exist", async () => {
    const { body } = await keep(1000041, IMAGENS)
    expect((await list(1000041)).map(({ numero }) => numero)).toEqual([body.numero])
    const naoExiste = { status: 404, codigo: 'API-VIS-0001' }
    for (const login of [100004, 1000042, 300001]) {
      expect((await list(login)).map(({ numero }) => numero)).not.toContain(body.numero)
      expect(await update(login, body.numero, { ...IMAGENS, nome: 'Tomada' })).toMatchObject(naoExiste)
      expect(await remove(login, body.numero)).toMatchObject(naoExiste)
    }
    expect(await list(1000041)).toEqual([body])
  })
})

describe('a view is refused', () => {
  it('with a filter that comes twice, new or changed, and nothing of it is kept', async () => {
    const { body: antes } = await keep(200001, IMAGENS)
    const filtros = [
      { campo: 'situacao', valor: '4' },
      { campo: 'dias', valor: '90' },
      { campo: 'situacao', valor: '4,5' },
    ] as const
    const recusa = {
      status: 400,
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'filtros', item: 3, mensagem: 'Campo repetido.' }],
    }
    expect(await keep(200001, { ...IMAGENS, nome: 'Outra', filtros })).toMatchObject(recusa)
    expect(await update(200001, antes.numero, { ...IMAGENS, filtros })).toMatchObject(recusa)
    expect(await list(200001)).toEqual([antes])
  })

  it('with a name that another of the list has, whatever its case; another list may have it', async () => {
    await keep(100007, IMAGENS)
    const { body: outra } = await keep(100007, { ...IMAGENS, nome: 'Outra' })
    const repetida = { ...IMAGENS, nome: ' ESPERAM imagens' }
    const recusa = { status: 409, codigo: 'API-VIS-0002', detalhes: [{ campo: 'nome' }] }
    expect(await keep(100007, repetida)).toMatchObject(recusa)
    expect(await update(100007, outra.numero, repetida)).toMatchObject(recusa)
    expect(await keep(100007, { ...repetida, tela: 'PENDENTES', filtros: [] })).toMatchObject({ status: 200 })
    // Its own name is nobody else's
    expect(await update(100007, outra.numero, { ...IMAGENS, nome: 'OUTRA' })).toMatchObject({ status: 200 })
  })

  it.each([
    [
      'a filter that the list does not have',
      { filtros: [{ campo: 'dentistas', valor: '1000041' }] },
      'filtros',
    ],
    ['a name of nothing', { nome: '   ' }, 'nome'],
    ['a name beyond its place', { nome: 'x'.repeat(41) }, 'nome'],
    ['a value that no address has', { filtros: [{ campo: 'situacao', valor: 'Maria da Silva' }] }, 'filtros'],
  ] as const)('with %s', async (_nome, parte, campo) => {
    const resposta = await keep(100008, { ...IMAGENS, ...parte })
    expect(resposta).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(resposta.detalhes?.[0]?.campo).toMatch(new RegExp(`^${campo}`))
    expect(await list(100008)).toEqual([])
  })

  it('beyond as many as a menu shows', async () => {
    for (let n = 1; n <= MAXIMO_VISTAS; n++) await keep(100008, { ...IMAGENS, nome: `Vista ${n}` })
    expect(await keep(100008, IMAGENS)).toMatchObject({ status: 422, codigo: 'API-VIS-0003' })
    expect(await keep(100008, { ...IMAGENS, tela: 'PENDENTES', filtros: [] })).toMatchObject({ status: 200 })
  })
})
