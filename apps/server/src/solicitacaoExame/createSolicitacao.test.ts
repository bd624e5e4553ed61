import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { describe, expect, it } from 'vitest'
import { createPaciente } from '../elegibilidade/paciente.fixture.ts'
import { civilDay } from '../runtime/clock.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { openTestApp, TEST_NOW } from '../testing/testApp.ts'
import { askExames, countPedidos, type Evento, panoramica, tomografia } from './pedido.fixture.ts'
import { readSolicitacao } from './solicitacao.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)
const HOJE = civilDay(TEST_NOW)

const ask = (codigo: string, eventos: readonly Evento[], resto: Parameters<typeof askExames>[4] = {}) =>
  askExames(t, as, codigo, eventos, resto)
const count = (codigoAssociado: string) => countPedidos(t, codigoAssociado)

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
            { codigoLocal: 'RMSD', dentes: ['17', '16', '17'], foco: '  ápice do 16 ' },
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
            { codigoLocal: 'RMSD', dentes: ['16', '17'], foco: 'ápice do 16' },
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
    const answer = await ask(codigoAssociado, [panoramica], { codigoPlano: 'OUTRO' })
    expect(answer).toMatchObject({ codigo: 'API-GEN-0001', detalhes: [{ campo: 'codigoPlano' }] })
    expect(await count(codigoAssociado)).toBe(0)
  })

  it('is good until the known end of the plan, where that comes first', async () => {
    const codigoAssociado = await createPaciente(t)
    const fim = addDays(HOJE, 1)
    await t.rows('update associado_plano set fim = $2 where codigo_associado = $1', [codigoAssociado, fim])
    expect((await ask(codigoAssociado, [panoramica])).body).toMatchObject({ validade: fim })
  })

  it('is the dentist’s whose own login asks, and no other’s', async () => {
    const dele = await t.as(1000043)
    const { body } = await askExames(t, dele, await createPaciente(t), [panoramica])
    expect(
      await t.rows('select codigo_dentista from solicitacao_exame where numero_solicitacao = $1', [
        body.numeroSolicitacao,
      ]),
    ).toEqual([{ codigo_dentista: 1000043 }])
    const outra = await askExames(t, dele, await createPaciente(t), [panoramica], { codigoDentista: 1000041 })
    expect(outra).toMatchObject({
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'codigoDentista', mensagem: 'Com o seu acesso, quem pede o exame é você.' }],
    })
  })

  it('is the only dentist’s of a clinic where none is named', async () => {
    await t.rows('update dentista set ativo = false where codigo_credenciado = 100004 and codigo <> 1000041')
    const clinica = await t.as(100004)
    const { body } = await askExames(t, clinica, await createPaciente(t), [panoramica])
    await t.rows('update dentista set ativo = true where codigo_credenciado = 100004')
    expect(
      await t.rows('select codigo_dentista from solicitacao_exame where numero_solicitacao = $1', [
        body.numeroSolicitacao,
      ]),
    ).toEqual([{ codigo_dentista: 1000041 }])
  })

  it('is the provider’s own where no dentist is named', async () => {
    const { body } = await ask(await createPaciente(t), [panoramica])
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
    const { body } = await ask(codigoAssociado, [panoramica, tomografia])
    const guardada = await readSolicitacao(t, body.numeroSolicitacao)
    expect(body).toMatchObject({ status: 'EM_ANALISE', validade: null, prazo: guardada.prazo })
    expect(guardada.eventos.map(({ situacao }) => situacao)).toEqual(['APROVADO', 'EM_ANALISE'])
    expect(guardada.eventos[1]?.motivos).toMatchObject([{ codigoGlosa: '3059', severidade: 'auditoria' }])
    expect(body.prazo).toBe('2026-12-04')
  })

  it('sent twice with one name, it is one request', async () => {
    const [codigoAssociado, key] = [await createPaciente(t), '00000000-0000-4000-8000-000000000085']
    const [uma, outra] = [
      await ask(codigoAssociado, [panoramica], { key }),
      await ask(codigoAssociado, [panoramica], { key }),
    ]
    expect(outra.body).toEqual(uma.body)
    expect(await count(codigoAssociado)).toBe(1)
  })

  it('asked for on two screens at once, it is one request', async () => {
    const codigoAssociado = await createPaciente(t)
    const answers = await meet(t, { sql: 'lock table solicitacao_exame in exclusive mode' }, () =>
      [1, 2].map(() => ask(codigoAssociado, [panoramica])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await count(codigoAssociado)).toBe(1)
  })

  it('is told in the trail by its number', async () => {
    const codigoAssociado = await createPaciente(t)
    const { body, headers } = await ask(codigoAssociado, [panoramica])
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
