import { guia } from '@portal/contract/guia.ts'
import { ortodontia } from '@portal/contract/ortodontia.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, dateEvento, insertImagem, readGuia } from '../testing/guia.fixture.ts'
import { releaseOrto, sendOrto } from '../testing/ortodontia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { createTratamento, readTratamento } from '../tratamento/tratamento.fixture.ts'

const t = await openTestApp()
const LOGIN = 100002

const findTratamento = async (numeroFicha: number) => {
  const [row] = await t.rows<{ numero: number }>(
    'select numero_tratamento::integer as numero from guia where numero_ficha = $1',
    [numeroFicha],
  )
  return row?.numero ? readTratamento(t, row.numero) : undefined
}

/** An initial guide that is sent with its documentation, or without any. */
async function sendInicial(
  codigoEvento: string,
  comImagem = true,
  opcoes: { codigoAssociado?: string; login: number } = { login: LOGIN },
): Promise<number> {
  const numeroFicha = await releaseOrto(t, 'inicial', opcoes)
  if (comImagem) {
    await insertImagem(t, numeroFicha, 'inicial')
    await t.rows('update imagem_guia set dente = null, eventos = $2 where numero_ficha = $1', [
      numeroFicha,
      JSON.stringify([{ numeroSequencialInclusao: 1, codigoLocalizacao: null }]),
    ])
  }
  const eventos = [{ codigoEvento, quantidade: 1, numeroSequenciaInclusao: 1 }]
  const answer = await sendOrto(t, numeroFicha, 'inicial', { eventos }, opcoes.login)
  if (answer.status !== 200) throw new Error(String(answer.raw))
  return numeroFicha
}

it.each([
  ['waits with it for its documentation', '86000098', false, 5, 'solicitado', ['request']],
  ['begins one where it is authorised', '86000420', true, 1, 'ativo', ['request', 'authorise']],
  // A maintenance, which asks for a treatment.
  ['is denied with it', '86000357', true, 3, 'cancelado', ['request', 'deny']],
] as const)('an initial guide %s', async (_nome, evento, comImagem, status, estado, passos) => {
  const numeroFicha = await sendInicial(evento, comImagem)
  expect((await readGuia(t, numeroFicha)).status).toBe(status)
  expect(await findTratamento(numeroFicha)).toMatchObject({
    estado,
    meses: estado === 'ativo' ? 12 : 0,
    inicio: estado === 'ativo' ? '2026-11-21' : null,
    passos,
  })
})

it('one that is cancelled before it was decided takes its treatment with it', async () => {
  const numeroFicha = await sendInicial('86000098', false)
  const body = { numeroFicha, motivo: 'O paciente desistiu.' }
  await t.call(guia.cancelGuia, { body }, { as: await t.as(LOGIN) })
  expect(await findTratamento(numeroFicha)).toMatchObject({
    estado: 'cancelado',
    passos: ['request', 'cancel'],
  })
})

it('an extension grants its months once, and a cancellation takes them back', async () => {
  const codigoAssociado = await createAssociado(t)
  const { numeroTratamento } = await createTratamento(t, { codigoAssociado, login: LOGIN })
  const numeroFicha = await releaseOrto(t, 'prorrogacao', { codigoAssociado, login: LOGIN, numeroTratamento })
  const eventos = [{ codigoEvento: '86000420', quantidade: 1, numeroSequenciaInclusao: 1 }]
  await sendOrto(t, numeroFicha, 'prorrogacao', { eventos }, LOGIN)
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ meses: 24 })
  const as = await t.as(LOGIN)
  await t.call(guia.createObservacao, { body: { numeroFicha, descricaoObservacao: 'Visto.' } }, { as })
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ meses: 24 })
  await t.call(guia.cancelGuia, { body: { numeroFicha, motivo: 'Pedida por engano.' } }, { as })
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', meses: 12 })
})

it('an extension is granted with its maintenance where every granted month was used', async () => {
  const codigoAssociado = await createAssociado(t)
  const { numeroTratamento } = await createTratamento(t, {
    codigoAssociado,
    login: LOGIN,
    inicio: '2026-09-10',
    mesesConcedidos: 1,
    manutencoes: ['2026-10-02'],
  })
  const numeroFicha = await releaseOrto(t, 'prorrogacao', { codigoAssociado, login: LOGIN, numeroTratamento })
  await sendOrto(t, numeroFicha, 'prorrogacao', {}, LOGIN)
  expect((await readGuia(t, numeroFicha)).status).toBe(1)
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', meses: 13 })
})

it('months that were used are not taken back: neither the initial guide nor the extension is cancelled', async () => {
  const codigoAssociado = await createAssociado(t)
  const feitas = { mesesConcedidos: 1, porInstalar: true, manutencoes: ['2026-09-02', '2026-10-02'] }
  const deOrto = { codigoAssociado, login: LOGIN }
  const { numeroTratamento, numeroFicha: inicial } = await createTratamento(t, { ...deOrto, ...feitas })
  const prorrogacao = await releaseOrto(t, 'prorrogacao', { ...deOrto, numeroTratamento })
  const eventos = [{ codigoEvento: '86000420', quantidade: 1, numeroSequenciaInclusao: 1 }]
  await sendOrto(t, prorrogacao, 'prorrogacao', { eventos }, LOGIN)
  for (const numeroFicha of [inicial, prorrogacao]) {
    const body = { numeroFicha, motivo: 'Pedida por engano.' }
    const { codigo } = await t.call(guia.cancelGuia, { body }, { as: await t.as(LOGIN) })
    expect(codigo).toBe('API-GTO-0062')
  }
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', meses: 13 })
})

it('a maintenance in an extension uses its month, and no other guide is released for it', async () => {
  const codigoAssociado = await createAssociado(t)
  const deOrto = { codigoAssociado, login: LOGIN }
  const { numeroTratamento } = await createTratamento(t, { ...deOrto, manutencoes: ['2026-10-02'] })
  const numeroFicha = await releaseOrto(t, 'prorrogacao', { ...deOrto, numeroTratamento })
  const as = await t.as(LOGIN)
  const ask = async () => {
    const query = { codigoAssociado, tipoAtendimento: 8 } as const
    const { codigoErro, tratamento } = (await t.call(ortodontia.getInformacoesOrto, { query }, { as })).body
    return [codigoErro, tratamento?.mesesUsados, tratamento?.guiasRestantes]
  }
  expect(await ask()).toEqual([null, 1, 9])
  await sendOrto(t, numeroFicha, 'prorrogacao', {}, LOGIN)
  expect((await ask())[0]).toBe('API-LIB-0020')
  const evento = { codigoEvento: '86000357', quantidade: 1, numeroSequenciaInclusao: 1 }
  expect((await dateEvento(t, numeroFicha, evento, '2026-11-21', LOGIN)).status).toBe(200)
  expect(await ask()).toEqual(['API-LIB-0020', 2, 20])
})

it('a retainer that is put in begins the retention; its day taken back ends it', async () => {
  const codigoAssociado = await createAssociado(t)
  const { numeroTratamento } = await createTratamento(t, {
    codigoAssociado,
    login: LOGIN,
    manutencoes: ['2026-10-02'],
  })
  const numeroFicha = await releaseOrto(t, 'manutencao', { codigoAssociado, login: LOGIN, numeroTratamento })
  await sendOrto(t, numeroFicha, 'manutencao', {}, LOGIN)
  await t.rows(`update evento_guia set codigo_evento = '86000608', regiao = 'AS' where numero_ficha = $1`, [
    numeroFicha,
  ])
  const contencao = { codigoEvento: '86000608', quantidade: 1, numeroSequenciaInclusao: 1 }
  const datar = async (data: string | null) => {
    const evento = { ...contencao, codigoLocalizacao: 'AS' }
    const answer = await dateEvento(t, numeroFicha, evento, data, LOGIN)
    return answer.status
  }
  expect(await datar('2026-11-21')).toBe(200)
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'contencao', fim: null })
  expect(await datar(null)).toBe(200)
  expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', fim: null })
})

describe('what another provider replaced, and whose own guides are cancelled meanwhile', () => {
  const B = 100004
  const cancelar = async (login: number, numeroFicha: number) =>
    (
      await t.call(
        guia.cancelGuia,
        { body: { numeroFicha, motivo: 'O paciente desistiu.' } },
        { as: await t.as(login) },
      )
    ).status
  /** Another provider's initial guide of the patient, authorised. */
  const trocar = (codigoAssociado: string) => sendInicial('86000292', true, { codigoAssociado, login: B })

  it('does not come back without its initial guide', async () => {
    const codigoAssociado = await createAssociado(t)
    const inicial = await sendInicial('86000420', true, { codigoAssociado, login: LOGIN })
    const outra = await trocar(codigoAssociado)
    expect([await cancelar(LOGIN, inicial), await cancelar(B, outra)]).toEqual([200, 200])
    const as = await t.as(LOGIN)
    const body = { numeroFicha: inicial, descricaoObservacao: 'Visto.' }
    await t.call(guia.createObservacao, { body }, { as })
    expect(await findTratamento(inicial)).toMatchObject({
      estado: 'cancelado',
      passos: ['request', 'authorise', 'replace', 'renounce'],
    })
  })

  it('comes back without the months of an extension that was taken back, and keeps its day of the end till then', async () => {
    const codigoAssociado = await createAssociado(t)
    const { numeroTratamento } = await createTratamento(t, { codigoAssociado, login: LOGIN })
    const deOrto = { codigoAssociado, login: LOGIN, numeroTratamento }
    const prorrogacao = await releaseOrto(t, 'prorrogacao', deOrto)
    const eventos = [{ codigoEvento: '86000420', quantidade: 1, numeroSequenciaInclusao: 1 }]
    await sendOrto(t, prorrogacao, 'prorrogacao', { eventos }, LOGIN)
    const outra = await trocar(codigoAssociado)
    await t.rows(`update tratamento_ortodontico set fim = '2026-11-19' where numero_tratamento = $1`, [
      numeroTratamento,
    ])
    expect(await cancelar(LOGIN, prorrogacao)).toBe(200)
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({
      estado: 'cancelado',
      fim: '2026-11-19',
      meses: 12,
    })
    expect(await cancelar(B, outra)).toBe(200)
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', fim: null, meses: 12 })
  })
  it('waits for the last of a chain, where the one in the middle was cancelled', async () => {
    const codigoAssociado = await createAssociado(t)
    const { numeroTratamento } = await createTratamento(t, { codigoAssociado, login: 100001 })
    const doMeio = await sendInicial('86000420', true, { codigoAssociado, login: LOGIN })
    const ultima = await trocar(codigoAssociado)
    expect(await cancelar(LOGIN, doMeio)).toBe(200)
    // The last one goes on in its place.
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'cancelado' })
    expect(await findTratamento(ultima)).toMatchObject({ estado: 'ativo' })
    expect(await cancelar(B, ultima)).toBe(200)
    expect(await readTratamento(t, numeroTratamento)).toMatchObject({ estado: 'ativo', fim: null })
    expect(await findTratamento(doMeio)).toMatchObject({
      estado: 'cancelado',
      passos: ['request', 'authorise', 'replace', 'renounce'],
    })
  })
})
