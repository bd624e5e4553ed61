import type { Input } from '@portal/contract/route.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createPaciente } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { createSolicitacao, readSolicitacao } from './solicitacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)
const HOJE = civilDay(TEST_NOW)

type Corpo = Input<typeof solicitacaoExame.createSolicitacao>['body']
type Evento = Corpo['eventos'][number]

const em = (...codigos: string[]) => ({
  quantidade: codigos.length,
  complementoLocais: { locais: codigos.map((codigoLocal) => ({ codigoLocal, foco: '' })) },
})
const PANORAMICA: Evento = { codigo: '81000405', quantidade: 1 }
const PERIAPICAL: Evento = { codigo: '81000421', ...em('RMSD') }
const TOMOGRAFIA: Evento = { codigo: '81000510', ...em('AS') }
const JUSTIFICATIVA = 'Dor espontânea e aumento de volume na região.'

const ask = (codigoAssociado: string, eventos: Evento[], resto: Partial<Corpo> = {}, key?: string) => {
  const body = { codigoAssociado, hipoteseDiagnostica: 'Lesão periapical do 16.', eventos, ...resto }
  return t.call(solicitacaoExame.createSolicitacao, { body }, { as, ...(key && { key }) })
}

/** The patient had the exam some days ago, at that region, elsewhere. */
const createFeito = async (codigoEvento: string, dias: number, regiao: string | null = null) => {
  const codigoAssociado = await createPaciente(t)
  const dia = addDays(HOJE, -dias)
  const numeroFicha = await releaseGuia(t, { codigoAssociado, login: 100004 })
  await t.rows(
    `insert into prontuario (codigo_associado, codigo_credenciado, numero_ficha, sequencial_inclusao, codigo_evento,
                             regiao, quantidade, data_autorizacao, data_realizacao)
     values ($1, 100004, $2, 1, $3, $4, 1, $5, $5)`,
    [codigoAssociado, numeroFicha, codigoEvento, regiao, dia],
  )
  return codigoAssociado
}

const count = async (codigoAssociado: string) =>
  (await t.rows('select 1 from solicitacao_exame where codigo_associado = $1', [codigoAssociado])).length

describe('solicitacaoExame.createSolicitacao: from the request to the row', () => {
  it('keeps every field, approved at once, and whoever asks', async () => {
    const codigoAssociado = await createPaciente(t)
    const [dentista] = await t.rows<{ codigo: number; nome: string; cro: string; uf: string }>(
      'select codigo, nome, cro, uf from dentista where codigo_credenciado = 100001 and ativo order by codigo limit 1',
    )
    const eventos: Evento[] = [
      {
        codigo: '81000421',
        quantidade: 2,
        justificativa: ' Dor ao "morder" #16 ',
        complementoLocais: {
          locais: [
            { codigoLocal: 'RMSD', foco: '  ápice do 16 ' },
            { codigoLocal: 'RIS', foco: '' },
          ],
        },
      },
      { codigo: '81000375', localizacao: 'RMD', quantidade: 1 },
      { codigo: '81000278', quantidade: 4 },
    ]
    const [plano] = await t.rows<{ codigo: string }>(
      'select codigo_plano as codigo from associado_plano where codigo_associado = $1 and principal',
      [codigoAssociado],
    )
    const { status, body } = await ask(codigoAssociado, eventos, {
      codigoPlano: plano?.codigo ?? '',
      codigoDentista: dentista?.codigo ?? 0,
      hipoteseDiagnostica: ' Periodontite <apical> ',
    })
    expect([status, body]).toEqual([
      200,
      {
        numeroSolicitacao: expect.any(Number),
        status: 'APROVADA_PORTAL',
        prazo: null,
        validade: addDays(HOJE, 90),
      },
    ])
    const [row] = await t.rows(
      `select codigo_credenciado, codigo_associado, codigo_plano, codigo_dentista, nome_solicitante, cro_solicitante,
              uf_solicitante, hipotese_diagnostica, status, versao, criada_em, to_char(validade, 'YYYY-MM-DD') as validade,
              prazo, codigo_unidade, numero_ficha_radiologia, eventos
         from solicitacao_exame where numero_solicitacao = $1`,
      [body.numeroSolicitacao],
    )
    expect(row).toEqual({
      codigo_credenciado: 100001,
      codigo_associado: codigoAssociado,
      codigo_plano: plano?.codigo,
      codigo_dentista: dentista?.codigo,
      nome_solicitante: dentista?.nome,
      cro_solicitante: dentista?.cro,
      uf_solicitante: dentista?.uf,
      hipotese_diagnostica: 'Periodontite apical',
      status: 'APROVADA_PORTAL',
      versao: 1,
      criada_em: TEST_NOW,
      validade: addDays(HOJE, 90),
      prazo: null,
      codigo_unidade: null,
      numero_ficha_radiologia: null,
      eventos: [
        {
          sequencial: 1,
          codigoEvento: '81000421',
          quantidade: 2,
          justificativa: 'Dor ao morder 16',
          locais: [
            { codigoLocal: 'RMSD', foco: 'ápice do 16' },
            { codigoLocal: 'RIS', foco: '' },
          ],
          situacao: 'APROVADO',
          motivos: [],
        },
        {
          sequencial: 2,
          codigoEvento: '81000375',
          quantidade: 1,
          justificativa: '',
          locais: [{ codigoLocal: 'RMD', foco: '' }],
          situacao: 'APROVADO',
          motivos: [],
        },
        {
          sequencial: 3,
          codigoEvento: '81000278',
          quantidade: 4,
          justificativa: '',
          locais: [],
          situacao: 'APROVADO',
          motivos: [],
        },
      ],
    })
    const { passos } = await readSolicitacao(t, body.numeroSolicitacao)
    expect(passos).toEqual([
      {
        autor: expect.stringContaining('100001'),
        acao: 'create',
        deStatus: null,
        paraStatus: 'APROVADA_PORTAL',
        motivo: null,
      },
    ])
  })

  it('is charged to no plan but the patient’s', async () => {
    const codigoAssociado = await createPaciente(t)
    const answer = await ask(codigoAssociado, [PANORAMICA], { codigoPlano: 'OUTRO' })
    expect(answer).toMatchObject({ codigo: 'API-SOL-0005', detalhes: [{ codigoGlosa: '1025' }] })
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('is the provider’s own where no dentist is named', async () => {
    const { body } = await ask(await createPaciente(t), [PANORAMICA])
    const [credenciado] = await t.rows(
      'select nome, cro, uf_cro as uf from credenciado where codigo = 100001',
    )
    expect(
      await t.rows(
        `select nome_solicitante as nome, cro_solicitante as cro, uf_solicitante as uf from solicitacao_exame
          where numero_solicitacao = $1`,
        [body.numeroSolicitacao],
      ),
    ).toEqual([credenciado])
  })

  it('is in analysis where one exam needs a person, who answers in the days of its class', async () => {
    const codigoAssociado = await createPaciente(t)
    const { body } = await ask(codigoAssociado, [PANORAMICA, TOMOGRAFIA])
    const guardada = await readSolicitacao(t, body.numeroSolicitacao)
    expect(body).toMatchObject({ status: 'EM_ANALISE', validade: null, prazo: guardada.prazo })
    expect(guardada.eventos.map(({ situacao }) => situacao)).toEqual(['APROVADO', 'EM_ANALISE'])
    expect(guardada.eventos[1]?.motivos).toMatchObject([{ codigoGlosa: '3059', severidade: 'auditoria' }])
    expect(body.prazo).toBe('2026-12-04')
  })

  it('sent twice with one name, it is one request', async () => {
    const [codigoAssociado, key] = [await createPaciente(t), '00000000-0000-4000-8000-000000000085']
    const [uma, outra] = [
      await ask(codigoAssociado, [PANORAMICA], {}, key),
      await ask(codigoAssociado, [PANORAMICA], {}, key),
    ]
    expect(outra.body).toEqual(uma.body)
    expect(await count(codigoAssociado)).toBe(1)
  })

  it('asked for on two screens at once, it is one request', async () => {
    const codigoAssociado = await createPaciente(t)
    const answers = await meet(t, { sql: 'lock table solicitacao_exame in exclusive mode' }, () =>
      [1, 2].map(() => ask(codigoAssociado, [PANORAMICA])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await count(codigoAssociado)).toBe(1)
  })

  it('is told in the trail by its number', async () => {
    const codigoAssociado = await createPaciente(t)
    const { body, headers } = await ask(codigoAssociado, [PANORAMICA])
    expect(
      await t.rows('select codigo_associado, objeto from trilha where requisicao = $1', [
        headers['x-request-id'],
      ]),
    ).toContainEqual({
      codigo_associado: codigoAssociado,
      objeto: `pedido de exames ${body.numeroSolicitacao}`,
    })
  })
})

describe('solicitacaoExame.createSolicitacao: what is refused at entry leaves nothing', () => {
  it.each<[string, string, Evento[], object[]]>([
    [
      'no exam',
      'API-SOL-0003',
      [PANORAMICA, { codigo: '85100196', localizacao: '26', quantidade: 1 }],
      [{ campo: 'eventos.1.codigo', item: 2 }],
    ],
    [
      'no such event',
      'API-SOL-0003',
      [{ codigo: '99999999', quantidade: 1 }],
      [{ campo: 'eventos.0.codigo' }],
    ],
    [
      'no place',
      'API-SOL-0002',
      [{ codigo: '81000421', quantidade: 1 }],
      [{ campo: 'eventos.0.complementoLocais.locais' }],
    ],
    [
      'a place of another exam',
      'API-SOL-0002',
      [{ codigo: '81000375', ...em('RMD', 'RIS') }],
      [{ campo: 'eventos.0.complementoLocais.locais.1' }],
    ],
    [
      'a place of an exam of the whole mouth',
      'API-SOL-0002',
      [{ ...PANORAMICA, localizacao: 'AS' }],
      [{ campo: 'eventos.0.complementoLocais.locais' }],
    ],
    [
      'more than its places',
      'API-SOL-0002',
      [{ ...PERIAPICAL, quantidade: 2 }],
      [{ campo: 'eventos.0.quantidade' }],
    ],
    ['the same exam twice', 'API-SOL-0002', [PANORAMICA, PANORAMICA], [{ campo: 'eventos.1.codigo' }]],
    [
      'what a kit disables',
      'API-SOL-0004',
      [PANORAMICA, { codigo: '98958577', quantidade: 1 }],
      [{ campo: 'eventos.0.codigo', mensagem: 'A Documentação ortodôntica completa já inclui este exame.' }],
    ],
    [
      'two kits',
      'API-SOL-0005',
      ['98958577', '98958585'].map((codigo) => ({ codigo, quantidade: 1 })),
      [{ campo: 'eventos.1.codigo', codigoGlosa: '3286' }],
    ],
    [
      'two that are one',
      'API-SOL-0005',
      ['81000472', '81000480'].map((codigo) => ({ codigo, quantidade: 1 })),
      [{ campo: 'eventos.1.codigo', codigoGlosa: '3286' }],
    ],
  ])('%s: %s', async (_nome, codigo, eventos, detalhes) => {
    const codigoAssociado = await createPaciente(t)
    const answer = await ask(codigoAssociado, eventos)
    expect(answer.codigo).toBe(codigo)
    expect(answer.detalhes).toMatchObject(detalhes)
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('all that is wrong is told at once', async () => {
    const { codigo, detalhes } = await ask(await createPaciente(t), [
      { codigo: '99999999', quantidade: 1 },
      { codigo: '81000421', quantidade: 1 },
    ])
    expect(codigo).toBe('API-SOL-0003')
    expect(detalhes.map(({ campo }) => campo)).toEqual([
      'eventos.0.codigo',
      'eventos.1.complementoLocais.locais',
    ])
  })

  it.each([
    ['of another provider', 'codigo_credenciado <> 100001'],
    ['who left', 'codigo_credenciado = 100001 and not ativo'],
  ])('a dentist %s', async (_nome, quem) => {
    const [dentista] = await t.rows<{ codigo: number }>(`select codigo from dentista where ${quem} limit 1`)
    const codigoAssociado = await createPaciente(t)
    const answer = await ask(codigoAssociado, [PANORAMICA], {
      codigoDentista: dentista?.codigo ?? 999_999_999,
    })
    expect(answer).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'codigoDentista' }] })
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('a hypothesis of which nothing is left', async () => {
    const answer = await ask(await createPaciente(t), [PANORAMICA], { hipoteseDiagnostica: '""' })
    expect(answer).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'hipoteseDiagnostica' }] })
  })

  it.each<[string, Parameters<typeof createPaciente>[1], Evento, string]>([
    ['inactive', { associado: `situacao = 'inativo'` }, PANORAMICA, '1006'],
    [
      'waiting for its class',
      { modelo: '500000002', vinculo: `inicio = '${addDays(HOJE, -5)}'` },
      PANORAMICA,
      '1007',
    ],
    [
      'a class that the plan does not cover',
      { plano: `classes_cobertas = '{cirurgia}'` },
      PANORAMICA,
      '1407',
    ],
    ['out of the mandatory list', { plano: 'extra_rol = false' }, TOMOGRAFIA, '3283'],
  ])('denied: %s', async (_nome, fatos, evento, codigoGlosa) => {
    const codigoAssociado = await createPaciente(t, fatos)
    const answer = await ask(codigoAssociado, [evento])
    expect(answer).toMatchObject({ codigo: 'API-SOL-0005', status: 422 })
    expect(answer.detalhes).toMatchObject([{ campo: 'eventos.0.codigo', codigoGlosa }])
    expect(await count(codigoAssociado)).toBe(0)
  })

  it.each([
    ['the whole mouth, within the year', '81000405', 30, null, PANORAMICA, 'API-SOL-0005'],
    ['the whole mouth, a year later', '81000405', 366, null, PANORAMICA, undefined],
    ['the region, within the month', '81000421', 10, 'RMSD', PERIAPICAL, 'API-SOL-0006'],
    ['another region', '81000421', 10, 'RMSE', PERIAPICAL, undefined],
  ] as const)('repeated: %s', async (_nome, codigoEvento, dias, regiao, evento, codigo) => {
    const codigoAssociado = await createFeito(codigoEvento, dias, regiao)
    expect(await ask(codigoAssociado, [evento])).toMatchObject({ codigo })
    expect(await count(codigoAssociado)).toBe(codigo ? 0 : 1)
  })

  it('a repetition that is denied says from which day on it is not', async () => {
    const { detalhes } = await ask(await createFeito('81000405', 30), [PANORAMICA])
    expect(detalhes).toMatchObject([{ codigoGlosa: '3016', possivelEm: '2027-10-22' }])
  })

  it('a repetition asks for a justification of its own, which goes to a person', async () => {
    const codigoAssociado = await createFeito('81000421', 10, 'RMSD')
    const curta = await ask(codigoAssociado, [{ ...PERIAPICAL, justificativa: 'dor' }])
    expect(curta).toMatchObject({ codigo: 'API-SOL-0006' })
    expect(curta.detalhes).toMatchObject([
      {
        campo: 'eventos.0.justificativa',
        item: 1,
        mensagem: expect.stringContaining('pelo menos 20 caracteres'),
      },
    ])
    // That of another exam is not this one's.
    const alheia = await ask(codigoAssociado, [PERIAPICAL, { ...PANORAMICA, justificativa: JUSTIFICATIVA }])
    expect(alheia).toMatchObject({ codigo: 'API-SOL-0006' })
    expect(await count(codigoAssociado)).toBe(0)
    const { body } = await ask(codigoAssociado, [{ ...PERIAPICAL, justificativa: JUSTIFICATIVA }])
    expect(body).toMatchObject({ status: 'EM_ANALISE' })
    expect(await readSolicitacao(t, body.numeroSolicitacao)).toMatchObject({
      eventos: [{ situacao: 'EM_ANALISE', justificativa: JUSTIFICATIVA }],
    })
  })

  it.each([
    ['the same exam', 'APROVADA_PORTAL', [PANORAMICA], 'API-SOL-0007'],
    ['in analysis', 'EM_ANALISE', [PANORAMICA], 'API-SOL-0007'],
    ['another exam', 'APROVADA_PORTAL', [PERIAPICAL], undefined],
    ['cancelled', 'CANCELADA', [PANORAMICA], undefined],
    ['expired', 'EXPIRADA', [PANORAMICA], undefined],
  ] as const)('asked for already: %s', async (_nome, status, eventos, codigo) => {
    const codigoAssociado = await createPaciente(t)
    const numeroSolicitacao = await createSolicitacao(t, { codigoAssociado, status })
    const answer = await ask(codigoAssociado, [...eventos])
    expect(answer.codigo).toBe(codigo)
    expect(answer.detalhes).toMatchObject(codigo ? [{ campo: 'eventos.0.codigo', numeroSolicitacao }] : [])
    expect(await count(codigoAssociado)).toBe(codigo ? 1 : 2)
  })

  it('what another provider asked for is not told of', async () => {
    const codigoAssociado = await createPaciente(t)
    await createSolicitacao(t, { codigoAssociado, login: 100004 })
    expect(await ask(codigoAssociado, [PANORAMICA])).toMatchObject({ status: 200 })
  })
})
