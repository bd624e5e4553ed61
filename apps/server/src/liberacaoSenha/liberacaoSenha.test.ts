import { credenciado } from '@portal/contract/credenciado.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha, type PedidoLiberacao } from '@portal/contract/liberacaoSenha.ts'
import { describeOrigem, origensTela } from '@portal/domain/liberacaoSenha/identOrigem.tables.ts'
import { describe, expect, it } from 'vitest'
import { releaseGuia } from '../testing/guia.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'

const t = await openTestApp()

const pedido = (mudancas: Partial<PedidoLiberacao> = {}): PedidoLiberacao => ({
  codigoAssociado: '500000001',
  codigoEspecialidade: 1,
  ...mudancas,
})
const release = async (body: PedidoLiberacao, options: { login?: number; key?: string } = {}) =>
  t.call(
    liberacaoSenha.releaseSenha,
    { body },
    { as: await t.as(options.login ?? 100001), ...(options.key ? { key: options.key } : {}) },
  )
/** The first step of a guide's life, as its page tells it. */
const readNascimento = async (numeroFicha: number) => {
  const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: await t.as(100001) })
  return body.historico[0]?.acao
}

describe('liberacaoSenha.releaseSenha', () => {
  it('opens a guide in status 8, stage 1, with its password and its history', async () => {
    const { status, body } = await release(pedido())
    expect(status).toBe(200)
    const [guia] = await t.rows(
      `select status_ficha, codigo_etapa, senha, codigo_credenciado, codigo_tipo_atendimento from guia where numero_ficha = $1`,
      [body.numeroFicha],
    )
    expect(guia).toMatchObject({
      status_ficha: 8,
      codigo_etapa: 1,
      senha: body.senha,
      codigo_credenciado: 100001,
    })
    const historico = await t.rows('select para_status from historico_guia where numero_ficha = $1', [
      body.numeroFicha,
    ])
    expect(historico).toEqual([{ para_status: 8 }])
  })

  it.each([
    ['emergency', { codigoEspecialidade: 18 }, 4],
    ['quick-start guide (type 15)', { codigoTipoAtendimento: 15 }, 15],
  ])('%s', async (_name, mudancas, tipo) => {
    const { body } = await release(pedido(mudancas))
    const [guia] = await t.rows('select codigo_tipo_atendimento as tipo from guia where numero_ficha = $1', [
      body.numeroFicha,
    ])
    expect(guia).toEqual({ tipo })
  })

  it('keeps every field of the request in the row, under the provider of the session', async () => {
    const [deles] = await t.rows<{ plano: string; dentista: number }>(
      `select (select codigo_plano from associado_plano where codigo_associado = '500000007' limit 1) as plano,
              (select codigo from dentista where codigo_credenciado = 100001 and ativo limit 1) as dentista`,
    )
    const { body } = await release(
      pedido({
        codigoAssociado: '500000007',
        codigoPlano: deles?.plano ?? '',
        codigoDentista: deles?.dentista ?? 0,
        codigoTipoAtendimento: 15,
        recemNato: true,
        identOrigem: 'elegibilidade',
      }),
    )
    const [guia] = await t.rows(
      `select codigo_credenciado as credenciado, codigo_associado as associado, codigo_plano as plano,
              codigo_especialidade as especialidade, codigo_tipo_atendimento as tipo, codigo_dentista as dentista,
              recem_nato as "recemNato", ident_origem as origem, validade_senha::text as validade
         from guia where numero_ficha = $1`,
      [body.numeroFicha],
    )
    expect(guia).toEqual({
      ...deles,
      credenciado: 100001,
      associado: '500000007',
      especialidade: 1,
      tipo: 15,
      recemNato: true,
      origem: 'elegibilidade',
      validade: body.validadeSenha,
    })
  })

  it("refuses another provider's dentist at its field, and leaves nothing of what it refuses", async () => {
    const count = () => t.rows('select count(*) as guias from guia')
    const antes = await count()
    const [deOutro] = await t.rows<{ dentista: number }>(
      'select codigo as dentista from dentista where codigo_credenciado = 100004 limit 1',
    )
    const { codigo, raw } = await release(pedido({ codigoDentista: deOutro?.dentista ?? 0 }))
    expect(codigo).toBe('API-GEN-0001')
    expect(JSON.parse(String(raw)).detalhes).toMatchObject([{ campo: 'codigoDentista' }])
    await release(pedido({ codigoAssociado: '500000004' }))
    expect(await count()).toEqual(antes)
  })

  it.each([
    ['that is none of the patient', 'MERESS', 'O paciente não tem este plano.'],
    ['longer than any', 'X'.repeat(21), 'Texto longo demais.'],
  ])('refuses a plan %s at its field', async (_name, codigoPlano, mensagem) => {
    const { codigo, detalhes } = await release(pedido({ codigoPlano }))
    expect(codigo).toBe('API-GEN-0001')
    expect(detalhes).toMatchObject([{ campo: 'codigoPlano', mensagem }])
  })

  it('opens one guide for a request sent twice with the same key', async () => {
    const key = crypto.randomUUID()
    const [first, second] = [await release(pedido(), { key }), await release(pedido(), { key })]
    expect(second.body).toEqual(first.body)
    expect(second.headers['idempotent-replayed']).toBe('true')
    const other = await release(pedido({ codigoEspecialidade: 2 }), { key })
    expect(other).toMatchObject({ status: 422, codigo: 'API-GEN-0009' })
  })

  it.each([
    ['an unknown member', pedido({ codigoAssociado: '999999999' }), 404, 'API-ELE-0001'],
    ['an inactive member', pedido({ codigoAssociado: '500000004' }), 422, 'API-LIB-0001'],
    ['a specialty not contracted', pedido({ codigoEspecialidade: 16 }), 422, 'API-LIB-0005'],
    ['a type of another specialty', pedido({ codigoTipoAtendimento: 8 }), 422, 'API-LIB-0007'],
    [
      'an orthodontic type in another specialty (Spec §5)',
      pedido({ codigoTipoAtendimentoOrto: 7 }),
      422,
      'API-LIB-0007',
    ],
    ['a newborn where there is none', pedido({ recemNato: true }), 422, 'API-LIB-0008'],
    ['a member of another network', pedido({ codigoAssociado: '500000006' }), 404, 'API-ELE-0001'],
  ])('refuses %s', async (_name, body, status, codigo) => {
    expect(await release(body)).toMatchObject({ status, codigo })
  })

  // Urgency waits a day, all else longer: from the second day on there is something to be authorised (Operadora §1).
  it('refuses whoever joined today, with the day from which on urgency is authorised; who waits longer is released', async () => {
    const [antes] = await t.rows<{ inicio: string }>(
      `select inicio::text from associado_plano where codigo_associado = '500000002'`,
    )
    const join = (dia: string) =>
      t.rows(`update associado_plano set inicio = $1 where codigo_associado = '500000002'`, [dia])
    await join('2026-11-21')
    const recusada = await release(pedido({ codigoAssociado: '500000002', codigoEspecialidade: 3 }))
    expect(recusada).toMatchObject({ status: 422, codigo: 'API-LIB-0003' })
    expect(recusada.detalhes).toMatchObject([{ possivelEm: '2026-11-22' }])
    await join('2026-11-20')
    const liberada = await release(pedido({ codigoAssociado: '500000002', codigoEspecialidade: 3 }))
    expect(liberada.status).toBe(200)
    await join(antes?.inicio ?? '')
  })

  it('accepts a newborn under the mother’s card', async () => {
    const [cartao] = await t.rows<{ ate: string }>(
      `select recem_nato_ate::text as ate from associado where codigo = '500000007'`,
    )
    const liberada = await release(pedido({ codigoAssociado: '500000007', recemNato: true }))
    expect(liberada).toMatchObject({ status: 200, body: { validadeSenha: cartao?.ate } })
  })

  it('refuses a provider that may not release', async () => {
    expect(await release(pedido(), { login: 100009 })).toMatchObject({ status: 422, codigo: 'API-MEN-0001' })
  })

  it.each([1, 2, 18])(
    'refuses a provider without specialties, whichever it asks for: %i',
    async (codigoEspecialidade) => {
      const count = () => t.rows('select count(*) as guias from guia where codigo_credenciado = 100008')
      const antes = await count()
      expect(await release(pedido({ codigoEspecialidade }), { login: 100008 })).toMatchObject({
        status: 422,
        codigo: 'API-LIB-0005',
      })
      expect(await count()).toEqual(antes)
    },
  )

  it.each(origensTela)(
    'tells in the guide’s history that it was asked for by the way %s',
    async (identOrigem) => {
      const { body } = await release(pedido({ identOrigem }))
      expect(await readNascimento(body.numeroFicha)).toBe(`Senha liberada, ${describeOrigem(identOrigem)}`)
    },
  )

  it.each(['balcao', 'complementar', ''])('refuses the way in %j at its field', async (identOrigem) => {
    // What no screen sends.
    const { codigo, raw } = await release({ ...pedido(), identOrigem } as PedidoLiberacao)
    expect(codigo).toBe('API-GEN-0001')
    expect(JSON.parse(String(raw)).detalhes).toMatchObject([{ campo: 'identOrigem' }])
  })

  it('says nothing of the way in where none was told, or an old one', async () => {
    const { body } = await release(pedido())
    expect(await readNascimento(body.numeroFicha)).toBe('Senha liberada')
    await t.rows(`update guia set ident_origem = 'balcao' where numero_ficha = $1`, [body.numeroFicha])
    expect(await readNascimento(body.numeroFicha)).toBe('Senha liberada')
  })

  it('refuses without login', async () => {
    expect(await t.call(liberacaoSenha.releaseSenha, { body: pedido() })).toMatchObject({ status: 401 })
  })
})

describe('liberacaoSenha.releaseComplementar', () => {
  const complement = async (numeroFicha: number, login = 100001) =>
    t.call(liberacaoSenha.releaseComplementar, { body: { numeroFicha } }, { as: await t.as(login) })

  it('opens a guide in status 16 that points to its main guide', async () => {
    const { body: principal } = await release(pedido())
    await t.rows('update guia set status_ficha = 1, codigo_etapa = 2 where numero_ficha = $1', [
      principal.numeroFicha,
    ])
    const { status, body } = await complement(principal.numeroFicha)
    expect(status).toBe(200)
    const [guia] = await t.rows(
      `select status_ficha, numero_ficha_principal::int as principal, ident_origem as origem
         from guia where numero_ficha = $1`,
      [body.numeroFicha],
    )
    expect(guia).toEqual({ status_ficha: 16, principal: principal.numeroFicha, origem: 'complementar' })
    expect(await readNascimento(body.numeroFicha)).toBe(
      'Guia complementar liberada, a partir da guia principal',
    )
  })

  it.each([
    [1000043, null, 1000043],
    [1000043, 1000041, 1000041],
    [100004, null, null],
  ])('%i, of a main guide of %s: of %s', async (login, daPrincipal, dentista) => {
    const principal = await releaseGuia(t, { login: 100004, codigoDentista: daPrincipal })
    await t.rows('update guia set status_ficha = 1, codigo_etapa = 2 where numero_ficha = $1', [principal])
    const { body } = await complement(principal, login)
    const [aberta] = await t.rows(
      'select codigo_dentista::int as dentista from guia where numero_ficha = $1',
      [body.numeroFicha],
    )
    expect(aberta).toEqual({ dentista })
  })

  it('refuses a main guide that is not authorised', async () => {
    const { body } = await release(pedido())
    expect(await complement(body.numeroFicha)).toMatchObject({ status: 422, codigo: 'API-LIB-0009' })
  })

  it('does not know the guide of another provider', async () => {
    const { body } = await release(pedido())
    const answers = [await complement(body.numeroFicha, 100004), await complement(1, 100004)]
    expect(answers.map(({ status, codigo }) => [status, codigo])).toEqual([
      [404, 'API-GTO-0001'],
      [404, 'API-GTO-0001'],
    ])
  })
})

describe('liberacaoSenha: what the form shows', () => {
  const query = { codigoAssociado: '500000001' }

  it('getInformacoesAssociado, listPlanos and getInformacoesGto tell the patient', async () => {
    const as = await t.as(100001)
    const informacoes = await t.call(liberacaoSenha.getInformacoesAssociado, { query }, { as })
    expect(informacoes.body).toMatchObject({ associado: { codigoAssociado: '500000001' }, impedimentos: [] })
    const planos = await t.call(liberacaoSenha.listPlanos, { query }, { as })
    expect(planos.body[0]).toMatchObject({ principal: true })
    const gto = await t.call(
      liberacaoSenha.getInformacoesGto,
      { query: { ...query, codigoEspecialidade: 1 } },
      { as },
    )
    expect(gto.body).toMatchObject({ permitido: true, codigoErro: null, codigoTipoAtendimento: 1 })
  })

  it("getInformacoesGto answers for the plan that it is asked of, of the patient's own alone", async () => {
    const as = await t.as(200001)
    const ask = async (codigoPlano?: string) => {
      const base = { codigoAssociado: '500000006', codigoEspecialidade: 1 }
      const input = { query: { ...base, ...(codigoPlano && { codigoPlano }) } }
      return (await t.call(liberacaoSenha.getInformacoesGto, input, { as })).body
    }
    const [semDizer, essencial, premium] = [await ask(), await ask('MERESS'), await ask('MERPRE')]
    expect([essencial.permitido, premium.permitido]).toEqual([true, true])
    expect(premium.carencias).not.toEqual(essencial.carencias)
    expect([essencial.carencias, premium.carencias]).toContainEqual(semDizer.carencias)
    expect(await ask('AURPRE')).toMatchObject({ permitido: false, codigoErro: 'API-LIB-0004' })
  })

  it('getInformacoesGto has no orthodontic type in another specialty, as the release has none', async () => {
    const query = { codigoAssociado: '500000001', codigoEspecialidade: 1, codigoTipoAtendimentoOrto: 7 }
    const { body } = await t.call(liberacaoSenha.getInformacoesGto, { query }, { as: await t.as(100001) })
    expect(body).toMatchObject({ permitido: false, codigoErro: 'API-LIB-0007' })
  })

  it('getInformacoesGto tells what of the specialty still waits', async () => {
    const as = await t.as(100001)
    const waits = async (codigoEspecialidade: number) => {
      const input = { query: { codigoAssociado: '500000002', codigoEspecialidade } }
      const { body } = await t.call(liberacaoSenha.getInformacoesGto, input, { as })
      return body.carencias.filter(({ cumprida }) => !cumprida).map(({ classe }) => classe)
    }
    expect(await waits(18)).toEqual([])
    const geral = await waits(1)
    expect(geral).toEqual(expect.arrayContaining(['dentistica']))
    expect(geral).not.toContain('implante')
  })

  it('getInformacoesProtocolo orders three specialty rows', async () => {
    const { body } = await t.call(
      liberacaoSenha.getInformacoesProtocolo,
      { query: { funcionalidade: 'LIBERACAO_SENHA', especialidade: 3 } },
      { as: await t.as(100001) },
    )
    expect(body.linhas.map(({ ordem, aplica }) => [ordem, aplica])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ])
  })

  it('getInformacoesProtocolo tells of the session’s own protocol, and of no other', async () => {
    const [as, outro] = [await t.as(100001), await t.as(100002)]
    const ask = async (protocolo: string) => {
      const query = { protocolo, funcionalidade: 'LIBERACAO_SENHA' as const, especialidade: 3 }
      const { status, codigo } = await t.call(liberacaoSenha.getInformacoesProtocolo, { query }, { as })
      return [status, codigo]
    }
    const readProtocolo = async (de: typeof as) =>
      (await t.call(credenciado.getInfo, {}, { as: de })).body.protocolo
    expect(await ask(await readProtocolo(as))).toEqual([200, undefined])
    expect(await ask(await readProtocolo(outro))).toEqual([404, 'API-GTO-0006'])
    expect(await ask('20000101000001')).toEqual([404, 'API-GTO-0006'])
  })
})
