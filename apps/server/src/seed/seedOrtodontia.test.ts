import { listMotivosManutencao } from '@portal/domain/evento/criterio/ortodontia.ts'
import { validateFormulario } from '@portal/domain/ortodontia/formulario/validateFormulario.ts'
import { listMeses } from '@portal/domain/ortodontia/meses.ts'
import { findPrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { acoesTratamento, estadosTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import { countMesesUsados, decideFim } from '@portal/domain/ortodontia/tratamento.ts'
import { describe, expect, test } from 'vitest'
import { listPrazosOrtodontia } from '../regraEvento/regra.store.ts'
import { type LinhaTratamento, listTratamentos } from '../tratamento/tratamento.store.ts'
import { toDb } from './database/toDb.ts'
import { HOJE, openDemonstracao } from './demonstracao.fixture.ts'

const { owner, rowsOf } = await openDemonstracao()
const db = toDb(owner)
const ORTODONTISTA = 100002
const prazo = findPrazoOrtodontia(await listPrazosOrtodontia(db), 'AURORA', HOJE)

/** The treatments of 100002 as its rules read them. */
async function listLidos(): Promise<LinhaTratamento[]> {
  const pacientes = await rowsOf<{ codigo: string }>(
    `select distinct codigo_associado as codigo from tratamento_ortodontico
      where codigo_credenciado = ${ORTODONTISTA} order by 1`,
  )
  const lidos: LinhaTratamento[] = []
  for (const { codigo } of pacientes) lidos.push(...(await listTratamentos(db, ORTODONTISTA, codigo)))
  return lidos
}
const tratamentos = await listLidos()

const dia = (instante: string) => `(${instante} at time zone 'America/Sao_Paulo')::date`

describe('the orthodontic treatments of the demonstration', () => {
  test('are 38 of 100002, some in each state, that of 500000005 among them', () => {
    expect(tratamentos).toHaveLength(38)
    const estados = Map.groupBy(tratamentos, ({ estado }) => estado)
    expect(Object.fromEntries([...estados].map(([estado, deles]) => [estado, deles.length]))).toEqual({
      solicitado: 4,
      ativo: 18,
      suspenso: 3,
      abandonado: 3,
      contencao: 3,
      concluido: 3,
      cancelado: 4,
    })
    expect([...estados.keys()].toSorted()).toEqual(estadosTratamento.map(({ codigo }) => codigo).toSorted())
    const [doElenco, ...outros] = tratamentos.filter(({ codigoAssociado }) => codigoAssociado === '500000005')
    expect(outros).toEqual([])
    expect(doElenco).toMatchObject({ estado: 'ativo', mesesConcedidos: 12 })
    expect(doElenco && listMeses(doElenco, prazo, HOJE).map(({ estado }) => estado)).toEqual([
      ...Array(10).fill('feito'),
      'faltou',
      'devido',
      'futuro',
    ])
  })

  test('are not over yet where they stand open', () => {
    expect(tratamentos.filter((tratamento) => decideFim(tratamento, prazo, HOJE))).toEqual([])
  })

  test('have months missed, lost and done, as many done as there are guides with a date', async () => {
    const estados = tratamentos.flatMap((tratamento) =>
      listMeses(tratamento, prazo, HOJE).map(({ estado }) => estado),
    )
    expect(new Set(estados)).toEqual(new Set(['feito', 'devido', 'faltou', 'perdido', 'parado', 'futuro']))
    const contadas = await rowsOf<{ tratamento: number; feitas: number }>(
      `select numero_tratamento::int as tratamento, count(*)::int as feitas
         from guia join evento_guia e using (codigo_credenciado, numero_ficha)
        where codigo_credenciado = ${ORTODONTISTA} and codigo_tipo_atendimento = 8
          and e.codigo_evento = '86000357' and e.data_realizacao is not null group by 1`,
    )
    const feitasDe = new Map(contadas.map(({ tratamento, feitas }) => [tratamento, feitas]))
    expect(
      tratamentos.map((tratamento) => [tratamento.numeroTratamento, countMesesUsados(tratamento)]),
    ).toEqual(
      tratamentos.map(({ numeroTratamento }) => [numeroTratamento, feitasDe.get(numeroTratamento) ?? 0]),
    )
  })

  test('were maintained as the rules let them be on each day', () => {
    const recusadas = tratamentos.flatMap((tratamento) =>
      tratamento.manutencoes.flatMap(({ numeroFicha, data }) =>
        data === null
          ? []
          : listMotivosManutencao(data, true, tratamento, prazo)
              .filter(({ severidade }) => severidade === 'glosa')
              .map(({ codigoGlosa }) => ({ numeroFicha, data, codigoGlosa })),
      ),
    )
    expect(recusadas).toEqual([])
  })

  test('went only where the table of their life leads', async () => {
    const rows = await rowsOf<{ acao: string; de: string | null; para: string }>(
      'select distinct acao, de_estado as de, para_estado as para from historico_tratamento',
    )
    const errados = rows.filter(({ acao, de, para }) => {
      const linha = acoesTratamento.find(({ nome }) => nome === acao)
      const [origens, destinos]: [readonly string[], readonly string[]] = [linha?.de ?? [], linha?.para ?? []]
      const veio = de === null ? origens.length === 0 : origens.includes(de)
      return !veio || (destinos.length === 0 ? de !== para : !destinos.includes(para))
    })
    expect(errados).toEqual([])
    expect(rows.length).toBeGreaterThan(12)
  })

  test.each([
    [
      'treatment stands where its history ends',
      `select t.numero_tratamento from tratamento_ortodontico t join lateral (select para_estado, em from historico_tratamento h
        where h.numero_tratamento = t.numero_tratamento order by id desc limit 1) h on true
        where h.para_estado <> t.estado or h.em <> t.atualizado_em or t.fim <> ${dia('h.em')}`,
    ],
    [
      'treatment goes forward in time, and before today',
      `select numero_tratamento from (select numero_tratamento, em, acao, lag(em) over
        (partition by numero_tratamento order by id) as antes from historico_tratamento) h
        where em < antes or (em = antes and acao <> 'deny') or em >= timestamptz '${HOJE} 00:00-03'`,
    ],
    [
      'treatment was granted what its guides say',
      `select t.numero_tratamento from tratamento_ortodontico t join historico_tratamento h using (numero_tratamento)
        group by t.numero_tratamento, meses_concedidos having coalesce(sum(h.meses), 0) <> meses_concedidos`,
    ],
    [
      'maintenance was forwarded before its month was over, with its password',
      `select numero_ficha from guia join evento_guia e using (codigo_credenciado, numero_ficha)
        where codigo_tipo_atendimento = 8 and e.data_realizacao > validade_senha`,
    ],
    [
      'guide of a treatment is of its patient, and no such guide is of none',
      `select g.numero_ficha from guia g left join tratamento_ortodontico t using (codigo_credenciado, numero_tratamento)
        where g.codigo_tipo_atendimento in (7, 8, 9) and t.codigo_associado is distinct from g.codigo_associado`,
    ],
    [
      'guide of a treatment was sent with its form',
      `select g.numero_ficha from guia g left join formulario_orto f using (codigo_credenciado, numero_ficha)
        where g.codigo_tipo_atendimento in (7, 8, 9) and f.enviado_em is distinct from g.enviada_em`,
    ],
    [
      'initial guide has the documentation for which its audit waited',
      `select g.numero_ficha from guia g where g.codigo_tipo_atendimento = 7 and g.status_ficha in (1, 2, 12)
        and not exists (select from imagem_guia i where i.numero_ficha = g.numero_ficha and i.momento = 'inicial')`,
    ],
    [
      'maintenance of a processed guide is in its run to the cent',
      `select e.numero_ficha from evento_guia e join guia g using (codigo_credenciado, numero_ficha)
         join encaminhamento n using (codigo_credenciado, numero_ficha)
         left join repasse_evento r on (r.codigo_credenciado, r.numero_ficha, r.sequencial_inclusao, r.fechamento)
              = (e.codigo_credenciado, e.numero_ficha, e.sequencial_inclusao, n.fechamento) and not r.recurso
        where g.codigo_tipo_atendimento = 8 and e.valor_pago_centavos is not null
          and (r.liberado_centavos is distinct from e.valor_pago_centavos
            or r.glosa_centavos is distinct from e.valor_glosado_centavos)`,
    ],
  ])('each %s', async (_, sql) => {
    expect(await rowsOf(sql)).toEqual([])
  })

  test('were paid month by month, and denied a few', async () => {
    const [found] = await rowsOf<Record<'pagas' | 'negadas' | 'meses', number>>(
      `select count(*) filter (where r.liberado_centavos > 0)::int as pagas,
              count(*) filter (where r.glosa_centavos > 0)::int as negadas, count(distinct r.fechamento)::int as meses
         from repasse_evento r join guia g using (codigo_credenciado, numero_ficha)
        where g.codigo_tipo_atendimento = 8 and g.codigo_credenciado = ${ORTODONTISTA} and not r.recurso`,
    )
    expect(found?.pagas).toBeGreaterThan(180)
    expect(found?.negadas).toBeGreaterThanOrEqual(5)
    expect(found?.meses).toBeGreaterThanOrEqual(20)
  })

  test('tell in their forms what the screens would take', async () => {
    const formularios = await rowsOf<Parameters<typeof validateFormulario>[0]>(
      `select tipo, conteudo as formulario, ${dia('enviado_em')}::text as hoje, a.nascimento::text
         from formulario_orto join guia using (codigo_credenciado, numero_ficha) join associado a on a.codigo = codigo_associado`,
    )
    expect(new Set(formularios.map(({ tipo }) => tipo))).toEqual(
      new Set(['inicial', 'manutencao', 'prorrogacao']),
    )
    expect(formularios.flatMap(validateFormulario)).toEqual([])
  })

  test('one was taken over by another practice on the very day', async () => {
    expect(
      await rowsOf(
        `select a.codigo_credenciado as de, n.codigo_credenciado as para, a.fim = n.inicio as "noDia"
           from tratamento_ortodontico a join tratamento_ortodontico n on n.numero_tratamento = a.substituido_por`,
      ),
    ).toEqual([{ de: ORTODONTISTA, para: 100004, noDia: true }])
  })

  test('told their providers what they had not done themselves, without the name of another', async () => {
    const avisos = await rowsOf<{ de: number; feito: string; quantos: number }>(
      `select n.codigo_credenciado as de, regexp_replace(n.texto, '^Tratamento ortodôntico da guia \\d+: ', '') as feito,
              count(*)::int as quantos
         from notificacao n join tratamento_ortodontico t
           on (t.codigo_credenciado, t.numero_ficha_inicial) = (n.codigo_credenciado, n.referencia)
         join historico_tratamento h on (h.codigo_credenciado, h.numero_tratamento, h.em)
           = (t.codigo_credenciado, t.numero_tratamento, n.em)
        where n.tipo = 'TRATAMENTO' group by 1, 2 order by 1, 2`,
    )
    expect(avisos.map(({ de, feito, quantos }) => `${de} ${quantos} ${feito}`)).toEqual([
      '100002 3 Abandonado, por meses sem manutenção',
      '100002 1 Encerrado por troca de prestador',
      '100002 3 Fim do prazo do tratamento',
      '100002 1 Retomado',
      '100002 4 Suspenso a pedido do dentista',
      '100004 1 Começou, e o tratamento anterior do paciente foi encerrado',
    ])
    expect(
      await rowsOf(
        `select distinct n.codigo_credenciado as de, login, n.id <= l.lida_ate as lida
           from notificacao n join credencial using (codigo_credenciado)
           left join leitura_notificacao l using (codigo_credenciado, login)
          where n.em < date '${HOJE}' - 30 order by 1, 2`,
      ),
    ).toEqual([
      { de: ORTODONTISTA, login: ORTODONTISTA, lida: true },
      ...[100004, 1000041, 1000042, 1000043, 1000044, 1000045, 1000046].map((login) => ({
        de: 100004,
        login,
        lida: true,
      })),
    ])
  })
})
