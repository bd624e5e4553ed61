import { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { formularios, prorrogacaoCheia } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { type Formulario, listCampos } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { describe, expect, it } from 'vitest'
import { findFormulario } from '../guia/fatos/formularioOrto.store.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { hashAssinatura } from '../guia/pagamento/assinatura.ts'
import { createAssociado, readGuia } from '../testing/guia.fixture.ts'
import { envioDe, type MudancaEnvio, releaseOrto, sendOrto } from '../testing/ortodontia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createExame, createPronto } from '../vinculoExame/exame.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

const get = async (numeroFicha: number, login = 100001) =>
  t.call(formularioOrto.getFormularioOrto, { query: { numeroFicha } }, { as: await t.as(login) })
const listRows = (numeroFicha: number) =>
  t.rows('select * from formulario_orto where numero_ficha = $1', [numeroFicha])

describe('a guide that is sent with its form', () => {
  it('keeps every field of an extension, which is told as it was sent', async () => {
    const numeroFicha = await releaseOrto(t, 'prorrogacao')
    const antes = await get(numeroFicha)
    expect(antes.body).toEqual({
      numeroFicha,
      tipo: 'prorrogacao',
      enviadoEm: null,
      ortodontia: null,
      fichasVinculoImagens: [],
    })
    const { status } = await sendOrto(t, numeroFicha, 'prorrogacao', { ortodontia: prorrogacaoCheia })
    expect(status).toBe(200)
    expect(Object.keys(prorrogacaoCheia)).toHaveLength(listCampos('prorrogacao').length)
    expect(await listRows(numeroFicha)).toEqual([
      {
        codigo_credenciado: 100001,
        numero_ficha: String(numeroFicha),
        tipo: 'prorrogacao',
        conteudo: prorrogacaoCheia,
        fichas_vinculo: [],
        enviado_em: t.clock.now(),
      },
    ])
    expect((await get(numeroFicha)).body).toEqual({
      ...antes.body,
      enviadoEm: t.clock.now().toISOString(),
      ortodontia: prorrogacaoCheia,
    })
  })

  it.each(['inicial', 'manutencao'] as const)('keeps that of %s', async (tipo) => {
    const numeroFicha = await releaseOrto(t, tipo)
    expect((await sendOrto(t, numeroFicha, tipo)).status).toBe(200)
    expect((await get(numeroFicha)).body).toMatchObject({ tipo, ortodontia: formularios[tipo] })
  })

  it('takes a maintenance without one', async () => {
    const numeroFicha = await releaseOrto(t, 'manutencao')
    expect((await sendOrto(t, numeroFicha, 'manutencao', { ortodontia: undefined })).status).toBe(200)
    expect((await get(numeroFicha)).body).toMatchObject({ ortodontia: null, enviadoEm: null })
  })

  it('leaves out what is empty, and the signs that no text has', async () => {
    const numeroFicha = await releaseOrto(t, 'manutencao')
    const ortodontia = {
      ...formularios.manutencao,
      descricaoRealizado: ' Troca de "fio" \u200b',
      dentesAusentes: [],
    }
    await sendOrto(t, numeroFicha, 'manutencao', { ortodontia })
    expect((await get(numeroFicha)).body.ortodontia).toEqual({
      ...formularios.manutencao,
      descricaoRealizado: 'Troca de fio',
    })
  })

  it('is not told to another provider', async () => {
    const numeroFicha = await releaseOrto(t, 'inicial')
    await sendOrto(t, numeroFicha, 'inicial')
    expect(await get(numeroFicha, 100002)).toMatchObject({ status: 404, codigo: 'API-GTO-0001' })
  })
})

describe('a guide that is refused', () => {
  const { inicial } = formularios
  it.each<[string, TipoFormulario, MudancaEnvio, string, string]>([
    [
      'a field with an error',
      'inicial',
      { ortodontia: { ...inicial, sobressalienciaComprimento: 21 } },
      'API-FOR-0001',
      'ortodontia.sobressalienciaComprimento',
    ],
    [
      'a field of another form',
      'inicial',
      { ortodontia: { ...inicial, codigoTratamento: 1 } },
      'API-FOR-0001',
      'ortodontia.codigoTratamento',
    ],
    ['no form', 'inicial', { ortodontia: undefined }, 'API-FOR-0002', 'ortodontia'],
    [
      'exams in an extension',
      'prorrogacao',
      { fichasVinculoImagens: [1] },
      'API-FOR-0003',
      'fichasVinculoImagens',
    ],
    [
      'the birth date of another',
      'inicial',
      { dataNascimentoBeneficiario: '1988-06-22' },
      'API-FOR-0004',
      'dataNascimentoBeneficiario',
    ],
    [
      'no birth date',
      'inicial',
      { dataNascimentoBeneficiario: undefined },
      'API-FOR-0004',
      'dataNascimentoBeneficiario',
    ],
    [
      'an exam that is none',
      'inicial',
      { fichasVinculoImagens: [799_999_999] },
      'API-VIN-0001',
      'fichasVinculoImagens',
    ],
  ])('for %s of %s keeps nothing', async (_nome, tipo, mudanca, codigo, campo) => {
    const numeroFicha = await releaseOrto(t, tipo)
    const answer = await sendOrto(t, numeroFicha, tipo, mudanca)
    expect(answer).toMatchObject({ codigo, detalhes: [{ campo }] })
    expect(await listRows(numeroFicha)).toEqual([])
    expect(await readGuia(t, numeroFicha)).toMatchObject({ status: 8, versao: 1 })
  })

  it('for its events keeps no form either', async () => {
    const numeroFicha = await releaseOrto(t, 'inicial')
    const [evento] = envioDe(numeroFicha, 'inicial').eventos
    const eventos = evento ? [evento, evento] : []
    expect(await sendOrto(t, numeroFicha, 'inicial', { eventos })).toMatchObject({ codigo: 'API-GTO-0015' })
    expect(await listRows(numeroFicha)).toEqual([])
  })
})

describe('the exams that an initial guide is sent with', () => {
  const send = (numeroFicha: number, fichas: number[]) =>
    sendOrto(t, numeroFicha, 'inicial', { fichasVinculoImagens: fichas })

  it('come into it as images that answer for its events', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t)
    const numeroFicha = await releaseOrto(t, 'inicial', { codigoAssociado })
    expect((await send(numeroFicha, [fichaExame])).status).toBe(200)
    const { body } = await t.call(imagem.listImagens, { query: { numeroFicha } }, { as })
    expect(body).toMatchObject([
      {
        momento: 'inicial',
        origem: fichaExame,
        eventos: [{ numeroSequencialInclusao: 1, codigoLocalizacao: null }],
        congelada: expect.anything(),
      },
    ])
    expect((await get(numeroFicha)).body.fichasVinculoImagens).toEqual([fichaExame])
    const { historico } = (await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })).body
    expect(historico.at(-1)).toMatchObject({ motivo: `1 imagem de exame, da ficha ${fichaExame}` })
  })

  it.each<[string, () => Promise<{ codigoAssociado: string; fichaExame: number }>]>([
    [
      "another patient's",
      async () => ({ ...(await createPronto(t)), codigoAssociado: await createAssociado(t) }),
    ],
    ['one of which nothing came', () => createExame(t)],
    ["another provider's", () => createPronto(t, { login: 100002 })],
  ])('refuse %s', async (_nome, create) => {
    const { codigoAssociado, fichaExame } = await create()
    const numeroFicha = await releaseOrto(t, 'inicial', { codigoAssociado })
    expect(await send(numeroFicha, [fichaExame])).toMatchObject({
      status: 404,
      codigo: 'API-VIN-0001',
      detalhes: [
        {
          campo: 'fichasVinculoImagens',
          mensagem: `A ficha ${fichaExame} não é de um exame pronto do paciente.`,
        },
      ],
    })
    expect(await listRows(numeroFicha)).toEqual([])
  })
})

/** Spec §9.6: orthodontics asks for the documentation where a treatment begins, whatever the event. */
describe('the documentation of an initial guide', () => {
  const login = 100002
  const eletromiografia = { codigoEvento: '86000292', quantidade: 1, numeroSequenciaInclusao: 1 }
  const decide = async (tipo: TipoFormulario, fichas: number[], codigoAssociado?: string) => {
    const numeroFicha = await releaseOrto(t, tipo, { login, ...(codigoAssociado && { codigoAssociado }) })
    const mudanca = { eventos: [eletromiografia], ...(fichas.length > 0 && { fichasVinculoImagens: fichas }) }
    const { body } = await sendOrto(t, numeroFicha, tipo, mudanca, login)
    const codigos = body.motivos.flatMap(({ motivos }) => motivos.map(({ codigoGlosa }) => codigoGlosa))
    return { status: (await readGuia(t, numeroFicha)).status, codigos }
  }

  it('is waited for, and for no extension', async () => {
    expect(await decide('inicial', [])).toEqual({ status: 5, codigos: ['3041'] })
    expect(await decide('prorrogacao', [])).toEqual({ status: 1, codigos: [] })
  })

  it('is what the linked exams brought', async () => {
    const { codigoAssociado, fichaExame } = await createPronto(t, { login })
    expect(await decide('inicial', [fichaExame], codigoAssociado)).toEqual({ status: 1, codigos: [] })
  })
})

it('the signature covers the form, and no other guide than its own', async () => {
  const numeroFicha = await releaseOrto(t, 'prorrogacao', { login: 100002 })
  await sendOrto(
    t,
    numeroFicha,
    'prorrogacao',
    {
      eventos: [{ codigoEvento: '86000292', quantidade: 1, numeroSequenciaInclusao: 1, data: '21/11/2026' }],
    },
    100002,
  )
  const { body } = await t.call(guia.sign, { params: { id: numeroFicha } }, { as: await t.as(100002) })
  const tabela = await t.services.regras.get()
  const hashDe = (conteudo: Formulario) =>
    t.services.pool.transaction(100002, async (db) => {
      const [carregada, formulario] = await Promise.all([
        loadGuia(db, tabela, '2026-11-21', 100002, numeroFicha),
        findFormulario(db, { codigoCredenciado: 100002, numeroFicha }),
      ])
      if (!carregada || !formulario) throw new Error(`no form of guide ${numeroFicha}`)
      const { assinadaPor, assinadaEm } = carregada.guia
      return hashAssinatura(
        { ...carregada, formulario: { ...formulario, conteudo } },
        assinadaPor ?? '',
        assinadaEm ?? new Date(0),
      )
    })
  expect(await hashDe(formularios.prorrogacao)).toBe(body.hash)
  expect(await hashDe({ ...formularios.prorrogacao, denticao: 2 })).not.toBe(body.hash)
})
