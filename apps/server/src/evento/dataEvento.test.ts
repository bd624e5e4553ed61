import { guia } from '@portal/contract/guia.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Clinica, createClinica, payGuia } from '../prontuario/clinica.fixture.ts'
import {
  createAssociado,
  ENDODONTIA,
  type EventoEnvio,
  insertImagem,
  RESTAURACAO,
  runFila,
} from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const SELANTE: EventoEnvio = {
  codigoEvento: '84000074',
  codigoLocalizacao: '16',
  codigoFace: 'O',
  quantidade: 1,
  numeroSequenciaInclusao: 1,
}

const t = await openTestApp()
let ana: Clinica
let sorriso: Clinica
beforeAll(async () => {
  ana = createClinica(t, 100001)
  sorriso = createClinica(t, 100004)
  await t.rows(`update credencial set expira_em = '2030-01-01' where login in (100001, 100004)`)
})

const setDay = (dia: string) => t.clock.set(new Date(`${dia}T12:00:00Z`))

async function createNascido(nascimento: string): Promise<string> {
  const codigoAssociado = await createAssociado(t)
  await t.rows('update associado set nascimento = $2 where codigo = $1', [codigoAssociado, nascimento])
  return codigoAssociado
}

const readEvento = async (clinica: Clinica, numeroFicha: number) => {
  const as = await clinica.enter()
  const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
  const [evento] = body.eventos
  if (!evento) throw new Error(`guide ${numeroFicha} has no event`)
  return evento
}

const toCodigos = ({
  motivos,
}: {
  motivos: readonly { codigoGlosa: string; severidade: string; campo: string }[]
}) => motivos.map(({ codigoGlosa, severidade, campo }) => [codigoGlosa, severidade, campo])

describe('a date that cannot be', () => {
  it.each([
    ['before the authorisation', '2026-11-09', { codigoGlosa: '3014', dataPossivel: '2026-11-10' }],
    ['in the future', '2026-11-22', {}],
  ])('is refused %s', async (_nome, data, detalhe) => {
    setDay('2026-11-10')
    const numeroFicha = await ana.request(await createNascido('2009-11-16'), SELANTE)
    setDay('2026-11-21')
    const recusa = await ana.date(numeroFicha, SELANTE, data)
    expect(recusa).toMatchObject({ status: 422, codigo: 'API-GTO-0016' })
    expect(recusa.detalhes).toMatchObject([{ campo: 'data', item: 1, ...detalhe }])
    expect((await readEvento(ana, numeroFicha)).dataRealizacao).toBeNull()
  })
})

describe('a date on which the event would not be paid', () => {
  it.each([
    ['after the birthday', '2026-11-16', '2027-06-30', '3003'],
    ['after the validity of the password', '2026-11-15', '2026-11-14', '1321'],
  ])('is taken %s, told on the event, and denied at the payment', async (_nome, data, validade, glosa) => {
    setDay('2026-11-10')
    const numeroFicha = await ana.request(await createNascido('2009-11-16'), SELANTE)
    await t.rows('update guia set validade_senha = $2 where numero_ficha = $1', [numeroFicha, validade])
    setDay('2026-11-21')
    expect((await ana.date(numeroFicha, SELANTE, data)).status).toBe(200)
    expect(toCodigos(await readEvento(ana, numeroFicha))).toEqual([[glosa, 'aviso', 'data']])
    expect((await ana.forward(numeroFicha)).status).toBe(200)
    await payGuia(t, numeroFicha)
    const pago = await readEvento(ana, numeroFicha)
    expect(pago).toMatchObject({ valorPago: '0.00', motivos: [{ codigoGlosa: glosa }] })
  })

  it('is paid on its last day, and the guide tells which days are', async () => {
    setDay('2026-11-10')
    const numeroFicha = await ana.request(await createNascido('2009-11-16'), SELANTE)
    setDay('2026-11-21')
    expect((await readEvento(ana, numeroFicha)).janelaData).toMatchObject({
      inicio: '2026-11-10',
      desde: '2026-11-10',
      ate: '2026-11-15',
      depois: { codigoGlosa: '3003' },
    })
    expect((await ana.date(numeroFicha, SELANTE, '2026-11-15')).status).toBe(200)
    await ana.forward(numeroFicha)
    await payGuia(t, numeroFicha)
    expect(await readEvento(ana, numeroFicha)).toMatchObject({ valorGlosado: '0.00', motivos: [] })
  })
})

it('no day is paid once the last of them is too late to be forwarded', async () => {
  setDay('2026-07-10')
  const numeroFicha = await ana.request(await createAssociado(t), RESTAURACAO)
  await t.rows(`update guia set validade_senha = '2026-08-22' where numero_ficha = $1`, [numeroFicha])
  for (const [dia, esperada] of [
    ['2026-11-20', { ate: '2026-08-22', depois: { codigoGlosa: '1321' } }],
    ['2026-11-21', { ate: null, depois: { codigoGlosa: '3091' } }],
  ] as const) {
    setDay(dia)
    expect((await readEvento(ana, numeroFicha)).janelaData).toMatchObject(esperada)
    const { body } = await t.call(
      guia.getGuiaDetalhada,
      { query: { numeroFicha } },
      { as: await ana.enter() },
    )
    expect(body.janelaData).toMatchObject(esperada)
  }
})

describe('a date on which the payment would be denied for what others did', () => {
  it('is taken, and the event says so until it is paid', async () => {
    setDay('2026-11-10')
    const paciente = await createAssociado(t)
    const uma = await ana.request(paciente, RESTAURACAO)
    await t.rows(`update guia set validade_senha = '2026-11-09' where numero_ficha = $1`, [uma])
    const outra = await sorriso.request(paciente, RESTAURACAO)
    await t.rows(`update guia set validade_senha = '2027-06-30' where numero_ficha = $1`, [uma])
    setDay('2026-11-12')
    expect((await sorriso.date(outra, RESTAURACAO)).status).toBe(200)
    setDay('2026-11-21')
    expect((await ana.date(uma, RESTAURACAO, '2026-11-20')).status).toBe(200)
    expect(toCodigos(await readEvento(ana, uma))).toEqual([['3016', 'aviso', 'data']])
  })
})

describe('a guide of which a part was approved at once and the rest judged later', () => {
  it('is held, event by event, to the day of its own authorisation', async () => {
    setDay('2026-11-10')
    const numeroFicha = await ana.release({})
    await insertImagem(t, numeroFicha, 'inicial', '36')
    const canal: EventoEnvio = { ...ENDODONTIA, codigoLocalizacao: '36', numeroSequenciaInclusao: 2 }
    await ana.send(numeroFicha, [{ ...RESTAURACAO, data: '10/11/2026' }, canal])
    setDay('2026-11-13')
    for (let passo = 0; passo < 3; passo++) await runFila(t, 'concludeAuditoria', numeroFicha)
    expect(await ana.date(numeroFicha, canal, '2026-11-12')).toMatchObject({
      codigo: 'API-GTO-0016',
      detalhes: [{ campo: 'data', item: 2, codigoGlosa: '3014', dataPossivel: '2026-11-13' }],
    })
    expect((await ana.date(numeroFicha, canal, '2026-11-13')).status).toBe(200)
    expect(await readEvento(ana, numeroFicha)).toMatchObject({
      janelaData: { desde: '2026-11-10' },
      motivos: [],
    })
    await insertImagem(t, numeroFicha, 'final', '36')
    await ana.forward(numeroFicha)
    await payGuia(t, numeroFicha)
    expect(await readEvento(ana, numeroFicha)).toMatchObject({ valorGlosado: '0.00', motivos: [] })
  })
})

describe('the day that an event has', () => {
  it.each([['2026-11-12'], [null]])('told again (%s), undoes nothing and leaves no trace', async (data) => {
    setDay('2026-11-12')
    const numeroFicha = await ana.request(await createAssociado(t), RESTAURACAO)
    expect((await ana.date(numeroFicha, RESTAURACAO, '2026-11-12')).status).toBe(200)
    await ana.date(numeroFicha, RESTAURACAO, data)
    await t.rows(`update guia set assinada_em = now() where numero_ficha = $1`, [numeroFicha])
    const read = async () =>
      (await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: await ana.enter() })).body
    const antes = await read()
    expect((await ana.date(numeroFicha, RESTAURACAO, data)).status).toBe(200)
    expect(await read()).toEqual(antes)
  })

  it('is refused as any other where the guide takes none', async () => {
    setDay('2026-11-12')
    const numeroFicha = await ana.request(await createAssociado(t), RESTAURACAO)
    await ana.date(numeroFicha, RESTAURACAO, '2026-11-12')
    await t.rows('update guia set bloqueada = true where numero_ficha = $1', [numeroFicha])
    expect(await ana.date(numeroFicha, RESTAURACAO, '2026-11-12')).toMatchObject({ codigo: 'API-GTO-0010' })
  })
})
