import { prazo } from '@portal/contract/prazo.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureSolicitacao, createSolicitacao } from '../solicitacaoExame/solicitacao.fixture.ts'
import { createAssociado } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { clearPrazos, plantGuia, plantNegada } from './prazo.fixture.ts'

const t = await openTestApp()

beforeEach(() => clearPrazos(t))

type Query = { ordem?: 'DIAS' | 'VALOR'; desistidos?: boolean; nroPagina?: number; qtdRegistros?: number }
const list = async (query: Query = {}, login = 100001) =>
  (await t.call(prazo.listPrazos, { query }, { as: await t.as(login) })).body
const giveUp = async (chave: string, login = 100001) =>
  t.call(prazo.createDesistencia, { body: { chave, motivo: 'Fechei a sala.' } }, { as: await t.as(login) })

const linhas = async (query?: Query) =>
  (await list(query)).prazos.map(({ tipo, referencia, prazo: dia }) => [tipo, referencia, dia])

describe('what lapses', () => {
  it.each([
    ['an authorised guide with something undone', 1, { senha: '2026-12-21' }, true],
    ['today', 1, { senha: '2026-11-21' }, true],
    ['a partly authorised one', 7, { senha: '2026-12-01' }, true],
    ['one in 31 days', 1, { senha: '2026-12-22' }, false],
    ['one that has lapsed', 1, { senha: '2026-11-20' }, false],
    ['one whose events are all done', 1, { senha: '2026-12-01', feito: true }, false],
    ['a released one that sent nothing', 8, { senha: '2026-12-01' }, true],
    ['one in analysis of which a part is authorised', 2, { senha: '2026-12-01' }, true],
    ['a cancelled one', 6, { senha: '2026-12-01' }, false],
  ] as const)('the password of %s', async (_nome, status, dias, esperado) => {
    const numeroFicha = await plantGuia(t, status, dias)
    expect(await linhas()).toEqual(esperado ? [['SENHA', numeroFicha, dias.senha]] : [])
  })

  it.each([
    ['approved by the portal', 'APROVADA_PORTAL', '2026-12-06', true],
    ['approved by the audit, today', 'APROVADA_AUDITORIA', '2026-11-21', true],
    ['approved in part', 'PARCIALMENTE_APROVADA', '2026-12-01', true],
    ['in 16 days', 'APROVADA_PORTAL', '2026-12-07', false],
    ['that was to expire yesterday', 'APROVADA_PORTAL', '2026-11-20', false],
    ['in analysis', 'EM_ANALISE', null, false],
    ['cancelled', 'CANCELADA', '2026-12-01', false],
  ] as const)('a request of exams %s', async (_nome, status, validade, esperado) => {
    const codigoAssociado = await createAssociado(t)
    const numero = await createSolicitacao(t, { codigoAssociado, status, validade })
    await createSolicitacao(t, { login: 100004, validade: '2026-12-01' })
    expect(await linhas()).toEqual(esperado ? [['PEDIDO', numero, validade]] : [])
    if (!esperado) return
    const [linha] = (await list()).prazos
    expect(linha).toMatchObject({
      detalhe: `Pedido ${numero}`,
      valor: null,
      nomeAssociado: expect.any(String),
    })
    expect((await giveUp(`PEDIDO:${numero}:${validade}`, 100004)).codigo).toBe('API-PRA-0001')
    expect((await giveUp(`PEDIDO:${numero}:${validade}`)).body).toEqual({ ok: true })
  })

  it('a request of exams that was captured', async () => {
    await captureSolicitacao(t, await createSolicitacao(t, { validade: '2026-12-01' }))
    expect(await linhas()).toEqual([])
  })

  describe('what is done and not forwarded', () => {
    const plantFeita = async (status: number, dia: string, autorizacao?: number) => {
      const numeroFicha = await plantGuia(t, status, { feito: true }, autorizacao)
      await t.rows(
        `update evento_guia set data_realizacao = $2, apresentar_ate = $2::date + 90, copart_centavos = 345
          where numero_ficha = $1`,
        [numeroFicha, dia],
      )
      return numeroFicha
    }

    // Ninety days after 7 September is 6 December, the fifteenth day from the day of the tests.
    it.each([
      ['an authorised guide', 1, '2026-09-07', '2026-12-06', 4],
      ['one whose last day is today', 1, '2026-08-23', '2026-11-21', 4],
      ['one whose term is over', 1, '2026-08-22', '2026-11-20', 4],
      ['a partly authorised one', 7, '2026-09-01', '2026-11-30', 4],
      ['a complementary one', 17, '2026-09-01', '2026-11-30', 1],
      ['one in sixteen days', 1, '2026-09-08', null, 4],
      ['one whose event was denied', 1, '2026-09-01', null, 3],
      ['one in analysis', 2, '2026-09-01', null, 4],
      ['one that waits for the token', 18, '2026-09-01', null, 4],
      ['one that was forwarded', 10, '2026-09-01', null, 4],
    ] as const)('%s', async (_nome, status, dia, prazo, autorizacao) => {
      const numeroFicha = await plantFeita(status, dia, autorizacao)
      expect(await linhas()).toEqual(prazo === null ? [] : [['APRESENTACAO', numeroFicha, prazo]])
    })

    it("is worth the operator's part of the events of its day, and giving one up is no other day's", async () => {
      const numeroFicha = await plantFeita(1, '2026-09-07')
      for (const [sequencial, dia] of [
        [2, '2026-09-01'],
        [3, '2026-11-20'],
        [4, null],
      ] as const) {
        await t.rows(
          `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                  quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, apresentar_ate)
           select numero_ficha, $2, codigo_credenciado, codigo_associado, '85100200', 1, 5000, 0, 4, $3::date, $3::date + 90
             from guia where numero_ficha = $1`,
          [numeroFicha, sequencial, dia],
        )
      }
      const { prazos, valorEmRisco } = await list()
      expect(prazos).toMatchObject([
        { tipo: 'APRESENTACAO', referencia: numeroFicha, prazo: '2026-11-30', valor: '50.00' },
        { tipo: 'APRESENTACAO', referencia: numeroFicha, prazo: '2026-12-06', valor: '120.00' },
      ])
      expect(prazos[0]?.nomeAssociado).toBeTruthy()
      expect(valorEmRisco).toBe('170.00')
      expect((await list({}, 100002)).total).toBe(0)
      expect((await giveUp(`APRESENTACAO:${numeroFicha}:2026-11-30`)).status).toBe(200)
      expect(await linhas()).toEqual([['APRESENTACAO', numeroFicha, '2026-12-06']])
      expect((await list()).valorEmRisco).toBe('120.00')
    })

    it('is told apart where some of it has lapsed: each with its own day and money', async () => {
      const numeroFicha = await plantFeita(1, '2026-09-01')
      await t.rows(
        `insert into evento_guia (numero_ficha, sequencial_inclusao, codigo_credenciado, codigo_associado, codigo_evento,
                quantidade, valor_centavos, copart_centavos, autorizacao, data_realizacao, apresentar_ate)
         select numero_ficha, 2, codigo_credenciado, codigo_associado, '85100200', 1, 6000, 0, 4, '2026-08-20', '2026-11-18'
           from guia where numero_ficha = $1`,
        [numeroFicha],
      )
      const { prazos, valorEmRisco } = await list()
      expect(prazos).toMatchObject([
        { tipo: 'APRESENTACAO', referencia: numeroFicha, prazo: '2026-11-18', valor: '60.00' },
        { tipo: 'APRESENTACAO', referencia: numeroFicha, prazo: '2026-11-30', valor: '120.00' },
      ])
      expect(valorEmRisco).toBe('180.00')
      expect((await giveUp(`APRESENTACAO:${numeroFicha}:2026-11-18`)).status).toBe(200)
      expect(await linhas()).toEqual([['APRESENTACAO', numeroFicha, '2026-11-30']])
    })

    it('is none of what is denied for its day whenever it is forwarded', async () => {
      const numeroFicha = await plantFeita(1, '2026-09-01')
      await t.rows(
        `update evento_guia set motivos = '[{"codigoGlosa": "1321", "severidade": "aviso", "campo": "data", "texto": "x"}]'
          where numero_ficha = $1`,
        [numeroFicha],
      )
      expect(await linhas()).toEqual([])
    })

    it('has the day that its own page tells, where its term stood still for a while', async () => {
      const numeroFicha = await plantFeita(1, '2026-09-01')
      await t.rows(`update evento_guia set apresentar_ate = '2026-12-04' where numero_ficha = $1`, [
        numeroFicha,
      ])
      expect(await linhas()).toEqual([['APRESENTACAO', numeroFicha, '2026-12-04']])
    })
  })

  it('images and justifications that are waited for, with the value of the events', async () => {
    const semImagem = await plantGuia(t, 5, { prazo: '2026-11-25' }, 2)
    const semMotivo = await plantGuia(t, 4, { prazo: '2026-11-24' }, 2)
    const { prazos, total, valorEmRisco } = await list()
    expect(prazos).toMatchObject([
      { tipo: 'JUSTIFICATIVA', referencia: semMotivo, prazo: '2026-11-24', valor: '123.45' },
      { tipo: 'IMAGEM', referencia: semImagem, prazo: '2026-11-25', valor: '123.45' },
    ])
    expect(prazos[0]?.nomeAssociado).toBeTruthy()
    expect({ total, valorEmRisco }).toEqual({ total: 2, valorEmRisco: '246.90' })
  })

  it('a plan that is to be sent, after what has a day: its term is of whoever analyses it', async () => {
    // What the rules denied is worth as much as its page tells: there all of it is in analysis (Spec §4.3).
    const plano = await plantGuia(t, 2, { prazo: '2026-11-23', etapa: 2 }, 3)
    await plantGuia(t, 2, { prazo: '2026-11-23' }, 2)
    const semImagem = await plantGuia(t, 5, { prazo: '2026-11-25' }, 2)
    expect((await list()).prazos).toMatchObject([
      { tipo: 'IMAGEM', referencia: semImagem },
      { tipo: 'AUDITORIA', referencia: plano, prazo: null, valor: '123.45' },
    ])
    expect((await giveUp(`AUDITORIA:${plano}:`)).status).toBe(200)
    expect((await list()).total).toBe(1)
  })

  it.each([
    ['approved', 4],
    ['denied', 3],
  ])('an event that is %s already is not at risk with what waits', async (_nome, autorizacao) => {
    await plantGuia(t, 5, { prazo: '2026-11-25' }, autorizacao)
    expect(await list()).toMatchObject({ prazos: [{ valor: null }], valorEmRisco: '0.00' })
  })

  it('a password whose one event was declared not done is none', async () => {
    const numeroFicha = await plantGuia(t, 1, { senha: '2026-12-01' })
    await t.rows('update evento_guia set nao_realizado = true where numero_ficha = $1', [numeroFicha])
    expect(await linhas()).toEqual([])
  })

  it('the guide that waits and its password are two, with the money of each', async () => {
    const numeroFicha = await plantGuia(t, 4, { senha: '2026-12-01', prazo: '2026-11-24' })
    expect((await list()).prazos).toMatchObject([
      { tipo: 'JUSTIFICATIVA', referencia: numeroFicha, valor: null },
      { tipo: 'SENHA', referencia: numeroFicha, valor: '123.45' },
    ])
  })

  it('permits near their end, over or never sent, and none in review', async () => {
    await t.rows(`update alvara set validade = '2026-12-01' where id = 1`)
    await t.rows(`update alvara set validade = '2026-11-01' where id = 2`)
    await t.rows(`update alvara set validade = null, numero = null where id = 3`)
    expect(await linhas()).toEqual([
      ['ALVARA', 2, '2026-11-01'],
      ['ALVARA', 1, '2026-12-01'],
      ['ALVARA', 3, null],
    ])
    await t.rows(
      `insert into renovacao_alvara (codigo_alvara, codigo_credenciado, numero, validade, sha256, contraste, aberta_em,
                                     mudada_em, situacao) values (2, 100001, '1', '2027-01-01', 'x', 9, now(), now(), 'emAnalise')`,
    )
    expect(await linhas()).toEqual([
      ['ALVARA', 1, '2026-12-01'],
      ['ALVARA', 3, null],
    ])
    await t.rows(`update renovacao_alvara set situacao = 'recusada', motivo = 'm'`)
    expect(await linhas()).toContainEqual(['ALVARA', 2, '2026-11-01'])
  })

  it('contacts that the operator asks to have checked', async () => {
    await t.rows('update credenciado set atualizar_cadastro = true where codigo = 100001')
    expect((await list()).prazos).toMatchObject([{ tipo: 'CONFERENCIA', prazo: null, valor: null }])
    await t.rows('update credenciado set atualizar_cadastro = false where codigo = 100001')
    expect((await list()).total).toBe(0)
  })

  it('terms that are not accepted, and a change of contact that waits', async () => {
    await t.rows(`alter table aceite_termo disable trigger aceite_imutavel`)
    await t.rows('delete from aceite_termo where codigo_credenciado = 100001 and codigo_documento = 104')
    await t.rows(`alter table aceite_termo enable trigger aceite_imutavel`)
    await t.rows(
      `insert into troca_contato (id, codigo_credenciado, login, email_anterior, celular_anterior, email, pedida_em,
                                  expira_em) values (gen_random_uuid(), 100001, 100001, 'a', '1', 'b', $1, $2)`,
      [t.clock.now(), '2026-11-22T12:00:00Z'],
    )
    expect(await linhas()).toEqual([
      ['CONTATO', Date.parse('2026-11-22T12:00:00Z') / 1000, '2026-11-22'],
      ['TERMO', 104, null],
    ])
  })
})

describe('prazo.listPrazos', () => {
  it('sorts by days or by money, in pages', async () => {
    const caro = await plantGuia(t, 5, { prazo: '2026-12-10' }, 2)
    await t.rows('update evento_guia set valor_centavos = 99999 where numero_ficha = $1', [caro])
    const perto = await plantGuia(t, 5, { prazo: '2026-11-23' }, 2)
    expect((await linhas()).map(([, numero]) => numero)).toEqual([perto, caro])
    expect((await linhas({ ordem: 'VALOR' })).map(([, numero]) => numero)).toEqual([caro, perto])
    expect(await list({ nroPagina: 2, qtdRegistros: 1 })).toMatchObject({
      prazos: [{ referencia: caro }],
      nroPagina: 2,
      total: 2,
    })
  })

  it('orders by the days alone for whoever may not look at guides', async () => {
    const guias = [
      await plantGuia(t, 5, { prazo: '2026-12-10' }),
      await plantGuia(t, 5, { prazo: '2026-12-10' }),
    ]
    const ordens: unknown[] = []
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'CONSULTA_GTO') where codigo = 100001`,
    )
    try {
      for (const cara of guias) {
        await t.rows(
          'update evento_guia set valor_centavos = case when numero_ficha = $1 then 900 else 100 end',
          [cara],
        )
        for (const ordem of ['VALOR', 'DIAS'] as const)
          ordens.push((await list({ ordem })).prazos.map(({ referencia }) => referencia))
      }
    } finally {
      await t.rows(`update credenciado set permissoes = permissoes || '{CONSULTA_GTO}' where codigo = 100001`)
    }
    expect(ordens).toEqual(Array.from({ length: 4 }, () => guias))
  })

  it('tells neither patient nor money to whoever may not look at guides', async () => {
    const numeroFicha = await plantGuia(t, 5, { prazo: '2026-12-10' })
    await t.rows(
      `update credenciado set permissoes = array_remove(permissoes, 'CONSULTA_GTO') where codigo = 100001`,
    )
    try {
      const { prazos, valorEmRisco } = await list()
      expect(prazos).toEqual([
        {
          chave: `IMAGEM:${numeroFicha}:2026-12-10`,
          tipo: 'IMAGEM',
          referencia: numeroFicha,
          prazo: '2026-12-10',
          detalhe: null,
          desistencia: null,
        },
      ])
      expect(valorEmRisco).toBeUndefined()
    } finally {
      await t.rows(`update credenciado set permissoes = permissoes || '{CONSULTA_GTO}' where codigo = 100001`)
    }
  })

  it.each([
    ['ATU_ALVARA', 'ALVARA', `update alvara set validade = '2026-12-01' where id = 1`],
    [
      'ATU_ALVARA',
      'CONTATO',
      `insert into troca_contato (id, codigo_credenciado, login, email_anterior, celular_anterior, email, pedida_em,
                                  expira_em)
       values (gen_random_uuid(), 100001, 100001, 'a', '1', 'b', '2026-11-21T12:00:00Z', '2026-11-22T12:00:00Z')`,
    ],
    ['ATU_ALVARA', 'CONFERENCIA', 'update credenciado set atualizar_cadastro = true where codigo = 100001'],
    ['RECURSO_GLOSA', 'RECURSO', ''],
  ] as const)(
    'without %s no deadline of %s is told, which the session may not cure',
    async (permissao, tipo, sql) => {
      if (sql) await t.rows(sql)
      else await plantNegada(t, '2026-11-06')
      expect((await linhas()).map(([qual]) => qual)).toEqual([tipo])
      await t.rows(
        `update credenciado set permissoes = array_remove(permissoes, '${permissao}') where codigo = 100001`,
      )
      try {
        expect((await list()).total).toBe(0)
      } finally {
        await t.rows(
          `update credenciado set permissoes = permissoes || '{${permissao}}', atualizar_cadastro = false
          where codigo = 100001`,
        )
      }
    },
  )

  it("has nothing of another provider's", async () => {
    await plantGuia(t, 5, { prazo: '2026-12-10' })
    await t.rows(`update alvara set validade = '2026-12-01' where id = 1`)
    expect((await list({}, 100002)).total).toBe(0)
  })
})
