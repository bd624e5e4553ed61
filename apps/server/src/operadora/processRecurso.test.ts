import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { describe, expect, it } from 'vitest'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import {
  attach,
  createGlosada,
  denyMore,
  judgeRecurso,
  recorre,
  sendRecurso,
} from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

it('an appeal of which a part is granted enters the run with that part', async () => {
  const numeroFicha = await createGlosada(t)
  await denyMore(t, numeroFicha, ['3016'])
  const { eventos } = recorre(numeroFicha, await attach(t, numeroFicha))
  const semNovidade = { numeroSequenciaInclusao: 2, justificativa: '' }
  const enviado = await sendRecurso(t, { numeroFicha, eventos: [...eventos, semNovidade] })
  expect(enviado.status).toBe(200)
  await judgeRecurso(t, numeroFicha)
  const lancados = await t.rows(
    `select sequencial_inclusao as sequencial, liberado_centavos > 0 as pago from repasse_evento
      where numero_ficha = $1 and recurso`,
    [numeroFicha],
  )
  expect(lancados).toEqual([{ sequencial: 1, pago: true }])
})

/** All the rules judge what an appeal corrects, as they judge a new event (Operadora §4). */
describe('a corrected place or day', () => {
  const insertDente = (paciente: string, dente: string) =>
    t.rows('insert into dente_ausente (codigo_associado, dente) values ($1, $2)', [paciente, dente])
  /** The same treatment of a tooth, by another practice some months ago: it is done once. */
  const insertFeito = async (paciente: string, dente: string, dia = '2026-06-01') => {
    const outra = await releaseGuia(t, { login: 100004, codigoAssociado: paciente })
    await t.rows(
      `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento, dente,
              quantidade, data_autorizacao, data_realizacao)
       values ($1, 100004, $3, 1, '85200158', $2, 1, $4, $4)`,
      [paciente, dente, outra, dia],
    )
  }
  const insertFeitoAntes = (paciente: string, dente: string) => insertFeito(paciente, dente)
  /** The event kept nobody from its tooth, and another practice has done it there since. */
  const loseEnviado = async (paciente: string, _dente: string, numeroFicha: number) => {
    await t.rows('update evento_guia set desloca = false where numero_ficha = $1', [numeroFicha])
    await t.rows('update prontuario set desloca = false where numero_ficha = $1', [numeroFicha])
    await insertFeito(paciente, '26', '2026-11-22')
  }
  const dateEvento = (_paciente: string, dia: string, numeroFicha: number) =>
    t.rows('update evento_guia set data_realizacao = $2 where numero_ficha = $1', [numeroFicha, dia])
  const forwardLater = (_paciente: string, _dente: string, numeroFicha: number) =>
    t.rows(`update encaminhamento set em = '2027-03-01' where numero_ficha = $1`, [numeroFicha])

  it.each([
    [
      'another tooth, against which no rule speaks',
      '3022',
      'dente',
      '16',
      undefined,
      'A',
      '3095',
      'dente correto',
    ],
    ['a tooth that is absent', '3022', 'dente', '16', insertDente, 'R', '3284', 'lugar 16'],
    ['a tooth of the other dentition', '3022', 'dente', '55', undefined, 'R', '3025', 'lugar 55'],
    [
      'a tooth that another practice has treated',
      '3022',
      'dente',
      '16',
      insertFeitoAntes,
      'R',
      '3101',
      'lugar 16',
    ],
    [
      'another tooth, when the one that was sent is taken since',
      '3022',
      'dente',
      '16',
      loseEnviado,
      'A',
      '3095',
      'dente correto',
    ],
    ['the faces of what takes none', '3023', 'dente', '26 OM', undefined, 'R', '3023', 'lugar 26 OM'],
    [
      'a day that was forwarded too late',
      '1323',
      'data',
      '2026-11-21',
      forwardLater,
      'R',
      '3091',
      'data 21/11/2026',
    ],
    ['the very day that was denied', '1323', 'data', '2026-11-21', dateEvento, 'R', '2902', 'Falta'],
  ] as const)('%s', async (_nome, codigo, tipo, valor, change, decisao, resposta, dito) => {
    const paciente = await createAssociado(t)
    const numeroFicha = await createGlosada(t, 100001, paciente)
    await t.rows('update imagem_guia set eventos = null where numero_ficha = $1', [numeroFicha])
    await t.rows(
      `update repasse_evento set glosas = jsonb_build_array(glosas->0 || jsonb_build_object('codigoGlosa', $2::text))
        where numero_ficha = $1`,
      [numeroFicha, codigo],
    )
    if (tipo === 'data')
      await t.rows(`update evento_guia set data_realizacao = '2026-11-20' where numero_ficha = $1`, [
        numeroFicha,
      ])
    await change?.(paciente, valor, numeroFicha)
    const novidades = [{ tipo, valor }]
    const eventos = [{ numeroSequenciaInclusao: 1, justificativa: '', novidades }]
    expect(await sendRecurso(t, { numeroFicha, eventos })).toMatchObject({ status: 200 })
    await judgeRecurso(t, numeroFicha)
    const as = await t.as(100001)
    const { body } = await t.call(recursoGlosa.getRecursoDetalhado, { query: { numeroFicha } }, { as })
    expect(body.itens[0]?.enviado).toMatchObject({
      decisao,
      resposta: { codigoGlosa: resposta, razao: expect.stringContaining(dito) },
    })
    const pagos = await t.rows('select 1 from repasse_evento where numero_ficha = $1 and recurso', [
      numeroFicha,
    ])
    expect(pagos).toHaveLength(decisao === 'A' ? 1 : 0)
  })
})

/** An endodontic treatment of 26 and one of 27, both denied for their place and shown by the same images, appealed. */
async function correctBoth(paciente: string, lugares: readonly [string, string]) {
  const numeroFicha = await createGlosada(t, 100001, paciente)
  await denyMore(t, numeroFicha, ['3022'])
  await t.rows(
    `update evento_guia set codigo_evento = '85200158', dente = '27', data_realizacao = '2026-11-21'
      where numero_ficha = $1 and sequencial_inclusao = 2`,
    [numeroFicha],
  )
  const deAmbos = [1, 2].map((numeroSequencialInclusao) => ({ numeroSequencialInclusao }))
  await t.rows('update imagem_guia set eventos = $2 where numero_ficha = $1', [
    numeroFicha,
    JSON.stringify(deAmbos),
  ])
  await t.rows(
    `update repasse_evento set glosas = jsonb_build_array(glosas->0 || '{"codigoGlosa": "3022"}') where numero_ficha = $1`,
    [numeroFicha],
  )
  const eventos = lugares.map((valor, i) => ({
    numeroSequenciaInclusao: i + 1,
    justificativa: '',
    novidades: [{ tipo: 'dente' as const, valor }],
  }))
  expect(await sendRecurso(t, { numeroFicha, eventos })).toMatchObject({ status: 200 })
  await judgeRecurso(t, numeroFicha)
  return t.rows<{ decisao: string; codigo: string }>(
    `select decisao, codigo_resposta as codigo from recurso_item where numero_ficha = $1 order by sequencial_inclusao`,
    [numeroFicha],
  )
}

/** What the rules read of the patient, by anybody: the places and days of what was done. */
const readProntuario = async (paciente: string) => {
  const linhas = await t.rows<{ lugar: string; data: string }>(
    `select concat_ws(' ', dente, regiao, faces) as lugar, data::text from prontuario_associado($1, '2026-11-21')
      order by lugar`,
    [paciente],
  )
  return linhas.map(({ lugar, data }) => `${lugar} ${data}`)
}

/** Each line meets the others as the same appeal leaves them: one act is paid once, and no lapse stands in its own way. */
it.each([
  ['both were the same tooth', ['16', '16'], ['A 3095', 'R 3007'], ['16', '27']],
  ['each was the tooth of the other', ['27', '26'], ['A 3095', 'A 3095'], ['26', '27']],
  ['the second was where the first was not', ['16', '26'], ['A 3095', 'A 3095'], ['16', '26']],
  ['one was two teeth', ['16 36', '26'], ['A 3095', 'A 3095'], ['16', '26', '36']],
] as const)('two lines of an appeal: %s', async (_nome, lugares, esperado, ficam) => {
  const paciente = await createAssociado(t)
  const itens = await correctBoth(paciente, lugares)
  expect(itens.map(({ decisao, codigo }) => `${decisao} ${codigo}`)).toEqual(esperado)
  expect(await readProntuario(paciente)).toEqual(ficam.map((lugar) => `${lugar} 2026-11-21`))
})

/** What is granted keeps its corrected place and day from then on; the guide tells still what was sent (Operadora §4). */
it('a granted correction stands in the record, after all that was authorised', async () => {
  const paciente = await createAssociado(t)
  const numeroFicha = await createGlosada(t, 100001, paciente)
  await t.rows('update imagem_guia set eventos = null where numero_ficha = $1', [numeroFicha])
  await t.rows(
    `update repasse_evento set glosas = jsonb_build_array(glosas->0 || '{"codigoGlosa": "3022"}',
            glosas->0 || '{"codigoGlosa": "1323"}') where numero_ficha = $1`,
    [numeroFicha],
  )
  await t.rows(`update evento_guia set data_realizacao = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
  const novidades = [
    { tipo: 'dente' as const, valor: '16' },
    { tipo: 'data' as const, valor: '2026-11-21' },
  ]
  await sendRecurso(t, {
    numeroFicha,
    eventos: [{ numeroSequenciaInclusao: 1, justificativa: '', novidades }],
  })
  await judgeRecurso(t, numeroFicha)
  expect(await readProntuario(paciente)).toEqual(['16 2026-11-21'])
  expect(
    await t.rows(
      `select dente, data_realizacao::text as data, tardio_em::text as tardio from evento_guia where numero_ficha = $1`,
      [numeroFicha],
    ),
  ).toEqual([{ dente: '26', data: '2026-11-20', tardio: '2026-11-21' }])
})
