import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { ortodontia } from '@portal/contract/ortodontia.ts'
import { addMonths } from '@portal/domain/calendario/dataCivil.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { formularios } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { beforeAll, expect, it } from 'vitest'
import { tellTratamento } from '../operadora/tellTratamento.ts'
import { createAssociado, insertImagem } from '../testing/guia.fixture.ts'
import { enter } from '../testing/matriz/chamada.ts'
import { envioDe, type MudancaEnvio } from '../testing/ortodontia.fixture.ts'
import { openTestApp, type Person } from '../testing/testApp.ts'

const t = await openTestApp()
const [A, B] = [100002, 100004]
const MANUTENCAO = '86000357'
/** Models of the mouth: approved at once, so that a guide that holds them alone is authorised when it is sent. */
const MODELOS = [{ codigoEvento: '86000420', quantidade: 1, numeroSequenciaInclusao: 1 }]

let codigoAssociado: string
beforeAll(async () => {
  await t.rows(`update credencial set expira_em = '2032-01-01'`)
  // From June 2027 on the plan co-pays orthodontics by half; until then as anything else.
  await t.rows(
    `insert into plano_ortodontia (codigo_plano, desde, tratamentos_vida, idade_minima, percentual_coparticipacao)
     values ('AURPRE', '2027-06-01', 2, 6, 50)`,
  )
  codigoAssociado = await createAssociado(t)
  await t.rows('update associado set validade_cartao = null where codigo = $1', [codigoAssociado])
})

const goTo = (dia: string) => t.clock.set(new Date(`${dia}T12:00:00Z`))

const sessoes = new Map<string, Person>()
/** A session of the day's. */
async function person(login: number): Promise<Person> {
  const chave = `${login} ${t.clock.now().toISOString()}`
  const as = sessoes.get(chave) ?? (await enter(t, login))
  sessoes.set(chave, as)
  return as
}

async function release(login: number, tipo: number) {
  const body = { codigoAssociado, codigoEspecialidade: 6, codigoTipoAtendimentoOrto: tipo }
  return t.call(liberacaoSenha.releaseSenha, { body }, { as: await person(login) })
}

async function send(login: number, numeroFicha: number, tipo: TipoFormulario, mudanca: MudancaEnvio = {}) {
  const body = envioDe(numeroFicha, tipo, mudanca)
  const answer = await t.call(guia.sendGuia, { body }, { as: await person(login) })
  if (answer.status !== 200) throw new Error(String(answer.raw))
  return answer.body
}

/** An initial guide with its documentation, authorised when it is sent. */
async function begin(login: number, codigoEvento: string): Promise<number> {
  const { numeroFicha } = (await release(login, 7)).body
  await insertImagem(t, numeroFicha, 'inicial')
  await t.rows('update imagem_guia set dente = null, eventos = $2 where numero_ficha = $1', [
    numeroFicha,
    JSON.stringify([{ numeroSequencialInclusao: 1, codigoLocalizacao: null }]),
  ])
  const eventos = [{ codigoEvento, quantidade: 1, numeroSequenciaInclusao: 1 }]
  expect((await send(login, numeroFicha, 'inicial', { eventos })).situacao.statusFicha).toBe(1)
  return numeroFicha
}

/** Releases, sends and dates the month's maintenance; answers what it is worth, and the patient's part. */
async function maintain(login: number, dia: string): Promise<readonly [number, number]> {
  goTo(dia)
  const { body, codigo } = await release(login, 8)
  if (codigo) throw new Error(`${dia}: ${codigo}`)
  const { numeroFicha } = body
  const { situacao } = await send(login, numeroFicha, 'manutencao')
  expect([dia, situacao.statusFicha]).toEqual([dia, 1])
  const lugar = { codigoEvento: MANUTENCAO, numeroSequencialInclusao: 1, numeroSequencialEvento: 1 }
  const as = await person(login)
  const datada = await t.call(evento.updateDataEvento, { body: { numeroFicha, ...lugar, data: dia } }, { as })
  expect(datada.status).toBe(200)
  const [row] = await t.rows<{ valor: number; copart: number }>(
    'select valor_centavos as valor, copart_centavos as copart from evento_guia where numero_ficha = $1',
    [numeroFicha],
  )
  return [row?.valor ?? 0, row?.copart ?? 0]
}

async function ask(login: number, tipoAtendimento: 6 | 7 | 8 | 9) {
  const query = { codigoAssociado, tipoAtendimento }
  return (await t.call(ortodontia.getInformacoesOrto, { query }, { as: await person(login) })).body
}

const readAvisos = async (login: number) =>
  (
    await t.rows<{ texto: string }>(
      `select regexp_replace(texto, '\\d+', 'N') as texto from notificacao
        where codigo_credenciado = $1 and tipo = 'TRATAMENTO' order by id`,
      [login],
    )
  ).map(({ texto }) => texto)

/** Works what is queued of treatments, as the operator's side does. */
async function tellAll() {
  const tarefas = await t.rows<{ data: Parameters<typeof tellTratamento>[1] }>(
    `select data from fila.job where name = 'tellTratamento' order by created_on`,
  )
  for (const { data } of tarefas) await tellTratamento(t.services, data)
  await t.rows(`delete from fila.job where name = 'tellTratamento'`)
}

it('24 months by the clock: 12 granted, one missed, 8 more, and another provider', async () => {
  goTo('2026-11-10')
  const concedidos = { mesesConcessao: 12, mesesMaximo: 12 }
  expect(await ask(A, 7)).toMatchObject({ permitido: true, tratamento: null, ...concedidos })
  // An extension may ask for more than it grants by itself.
  expect(await ask(A, 9)).toMatchObject({ mesesConcessao: 12, mesesMaximo: 24 })
  const inicial = await begin(A, '86000420')
  expect(await ask(A, 8)).toMatchObject({
    permitido: true,
    tratamento: {
      estado: 'ativo',
      numeroFichaInicial: inicial,
      inicio: '2026-11-10',
      fimPrazo: '2028-05-10',
      mesesConcedidos: 12,
      mesesUsados: 0,
      guiasRestantes: 12,
      proximoMes: '2026-12',
    },
  })

  // Thirteen months, of which the fifth is missed: it uses none of the twelve.
  const centavos: (readonly [string, number, number])[] = []
  for (let mes = 1; mes <= 13; mes++) {
    const dia = addMonths('2026-11-05', mes)
    if (mes === 5) continue
    const [valor, copart] = await maintain(A, dia)
    centavos.push([dia.slice(0, 7), valor, copart])
    const { tratamento, permitido, codigoErro, possivelEm } = await ask(A, 8)
    const usados = mes < 5 ? mes : mes - 1
    expect(tratamento).toMatchObject({ mesesUsados: usados, prorrogavel: usados >= 10 })
    // The month has its maintenance; of the last one the term is used up.
    expect([permitido, codigoErro, possivelEm]).toEqual(
      usados === 12
        ? [false, 'API-LIB-0021', null]
        : [false, 'API-LIB-0020', `${addMonths(dia, 1).slice(0, 7)}-01`],
    )
  }
  const preco = centavos[0]?.[1] ?? 0
  expect(preco).toBeGreaterThan(0)
  expect(centavos).toEqual(
    centavos.map(([mes]) => [mes, preco, preco - Math.floor((preco * (mes < '2027-06' ? 90 : 50)) / 100)]),
  )
  const { meses } = await ask(A, 8)
  expect(meses.map(({ mes, estado }) => `${mes} ${estado}`)).toEqual(
    Array.from({ length: 13 }, (_, i) => addMonths('2026-12-01', i).slice(0, 7)).map(
      (mes) => `${mes} ${mes === '2027-04' ? 'faltou' : 'feito'}`,
    ),
  )

  // Eight months more.
  const prorrogacao = (await release(A, 9)).body.numeroFicha
  const ortodontiaPedida = { ...formularios.prorrogacao, tempoTratamento: 8 }
  const enviada = await send(A, prorrogacao, 'prorrogacao', {
    eventos: MODELOS,
    ortodontia: ortodontiaPedida,
  })
  expect(enviada.situacao.statusFicha).toBe(1)
  expect((await ask(A, 8)).tratamento).toMatchObject({
    mesesConcedidos: 20,
    mesesUsados: 12,
    guiasRestantes: 8,
    proximoMes: '2028-01',
    fimPrazo: '2029-01-10',
  })
  expect(await ask(A, 9)).toMatchObject({ permitido: false, codigoErro: 'API-LIB-0022' })
  for (let mes = 14; mes <= 17; mes++) await maintain(A, addMonths('2026-11-05', mes))

  // Another provider: nothing is there for it, and what it begins ends the former one's.
  goTo('2028-04-20')
  expect(await ask(B, 8)).toMatchObject({
    permitido: false,
    codigoErro: 'API-LIB-0018',
    tratamento: null,
    meses: [],
  })
  await begin(B, '86000292')
  expect((await ask(B, 8)).tratamento).toMatchObject({
    estado: 'ativo',
    inicio: '2028-04-20',
    mesesUsados: 0,
  })
  const antigo = await ask(A, 8)
  expect(antigo).toMatchObject({
    permitido: false,
    codigoErro: 'API-LIB-0018',
    tratamento: {
      estado: 'cancelado',
      fim: '2028-04-20',
      mesesUsados: 16,
      guiasRestantes: 0,
      proximoMes: null,
    },
  })
  await tellAll()
  expect(await readAvisos(A)).toEqual(['Tratamento ortodôntico da guia N: Encerrado por troca de prestador'])
  expect(await readAvisos(B)).toEqual([
    'Tratamento ortodôntico da guia N: Começou, e o tratamento anterior do paciente foi encerrado',
  ])
  for (let mes = 18; mes <= 24; mes++) await maintain(B, addMonths('2026-11-05', mes))
  expect((await ask(B, 8)).tratamento).toMatchObject({ mesesUsados: 7, guiasRestantes: 5 })
}, 60_000)
