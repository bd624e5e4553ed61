import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { limitesContato } from '@portal/domain/associado/contato.ts'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Db, statement } from '../db/client.ts'
import { urlOfDatabase, withClient } from '../db/databases.ts'
import { askContato, lookUp, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { enter } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person, TEST_NOW } from '../testing/testApp.ts'
import { isConsultadoNoDia } from '../trilha/consulta.store.ts'

const t = await openTestApp()
let as: Person
let outro: Person
let paciente: string
beforeAll(async () => {
  ;[as, outro] = [await t.as(100001), await t.as(100004)]
  // More patients than a login looks up in a day.
  await t.rows('update limite_consulta set novos_por_dia = 1000000')
})
let minutos = 0
beforeEach(async () => {
  // Each with the look-ups of a minute of its own.
  t.clock.set(new Date(TEST_NOW.getTime() + 61_000 * minutos++))
  await t.rows('delete from contato_associado')
  paciente = await createAssociado(t)
})

/** Members that this provider looked up today, as the trail would say. */
async function createConsultados(quantos: number, emTrilha = true): Promise<string[]> {
  const codigos = await Promise.all(Array.from({ length: quantos }, () => createAssociado(t)))
  if (emTrilha) {
    await t.rows(
      `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
       select $2, 100001, 100001, gen_random_uuid(), 'r', '127.0.0.1', 'elegibilidade.getInformacoes', codigo, 'ok'
         from unnest($1::text[]) as codigo`,
      [codigos, TEST_NOW],
    )
  }
  return codigos
}

/** Asks for each patient's contacts in turn; a minute goes by whenever the look-ups of one are used up. */
async function askAll(codigos: readonly string[]) {
  const answers = []
  for (const [i, codigo] of codigos.entries()) {
    if (i % 100 === 0) t.clock.advance(61_000)
    answers.push(await askContato(t, codigo, as))
  }
  return answers
}

describe('liberacaoSenha.updateInformacoesAssociado: whose contacts may be asked to change', () => {
  it('nobody’s whom it has not in hand: a loop over 101 members changes none', async () => {
    const codigos = await createConsultados(101, false)
    const answers = await askAll(codigos)
    expect(new Set(answers.map(({ codigo }) => codigo))).toEqual(new Set(['API-LIB-0013']))
    expect(
      await t.rows('select codigo from associado where codigo = any ($1) and telefone is not null', [
        codigos,
      ]),
    ).toEqual([])
    expect(await t.rows('select id from contato_associado')).toEqual([])
  })

  it('an unknown card is unknown, and both refusals are trailed', async () => {
    const [conhecido, desconhecido] = [
      await askContato(t, paciente, as),
      await askContato(t, '999999999', as),
    ]
    expect([conhecido.status, desconhecido.status]).toEqual([422, 404])
    for (const [codigo, answer, linha] of [
      [paciente, conhecido, { objeto: 'contato', resultado: 'API-LIB-0013' }],
      ['999999999', desconhecido, { objeto: 'acesso recusado', resultado: 'API-ELE-0001' }],
    ] as const) {
      expect(
        await t.rows('select codigo_associado, objeto, resultado from trilha where requisicao = $1', [
          answer.headers['x-request-id'],
        ]),
      ).toEqual([{ codigo_associado: codigo, ...linha }])
    }
  })

  it('those of whom it looked up today, whatever the zeros before the card', async () => {
    await t.rows(
      `insert into associado (codigo, chave, nome, nascimento, situacao, inclusao)
       values ('77', gen_random_uuid(), 'Curta', '1990-01-01', 'ativo', '2020-01-01') on conflict do nothing`,
    )
    await t.rows(
      `insert into associado_plano values ('77', 'AURPRE', true, '2020-01-01') on conflict do nothing`,
    )
    for (const [consultado, pedido] of [
      [paciente, paciente],
      ['077', '00077'],
    ] as const) {
      await lookUp(t, consultado, as)
      expect(await askContato(t, pedido, as)).toMatchObject({ status: 200 })
    }
  })

  it('not of whom another provider looked up', async () => {
    await lookUp(t, paciente, outro)
    expect(await askContato(t, paciente, as)).toMatchObject({ status: 422, codigo: 'API-LIB-0013' })
  })

  it('not of whom it only found in the search of everything, or was refused', async () => {
    await t.rows(
      `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
       values ($1, 100001, 100001, gen_random_uuid(), 'r', '127.0.0.1', 'pesquisa.searchTudo', $2, 'ok'),
              ($1, 100001, 100001, gen_random_uuid(), 'r', '127.0.0.1', 'elegibilidade.getEvento', $2, 'API-ELE-0002')`,
      [TEST_NOW, paciente],
    )
    expect(await askContato(t, paciente, as)).toMatchObject({ codigo: 'API-LIB-0013' })
  })

  it('a look-up is good until midnight in São Paulo', async () => {
    t.clock.set(new Date('2026-11-22T02:50:00Z'))
    const noite = await enter(t, 100001)
    await lookUp(t, paciente, noite)
    t.clock.set(new Date('2026-11-22T02:59:59Z'))
    expect(await askContato(t, paciente, noite)).toMatchObject({ status: 200 })
    t.clock.set(new Date('2026-11-22T03:00:00Z'))
    expect(await askContato(t, paciente, noite)).toMatchObject({ status: 422, codigo: 'API-LIB-0013' })
  })

  it.each([
    [8, 200],
    [5, 200],
    [17, 200],
    [6, 422],
    [12, 422],
  ])('with a guide of its own in status %i: %i', async (statusFicha, status) => {
    const numeroFicha = await releaseGuia(t, { codigoAssociado: paciente })
    await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [numeroFicha, statusFicha])
    expect(await askContato(t, paciente, as)).toMatchObject({ status })
    expect(await askContato(t, paciente, outro)).toMatchObject({ status: 422 })
  })

  it('is asked of an index of the trail', async () => {
    await t.rows(
      `insert into trilha (em, codigo_credenciado, login, sid, requisicao, ip, operacao, codigo_associado, resultado)
       select now(), 100001, 100001, gen_random_uuid(), 'r', '127.0.0.1', 'guia.getGuia', (800000000 + n)::text, 'ok'
         from generate_series(1, 20000) as n`,
    )
    await t.rows('analyze trilha')
    let plano: unknown[] = []
    await t.services.pool.read(100001, (db) => {
      const explain: Db = {
        query: async (sql, values) => {
          plano = await db.query(statement('teste.explain', `explain ${sql.text}`), values)
          return []
        },
      }
      return isConsultadoNoDia(explain, 100001, paciente, '2026-11-21')
    })
    expect(JSON.stringify(plano)).toMatch(/Index Scan using trilha_associado/)
  })
})

describe('liberacaoSenha.updateInformacoesAssociado: how many', () => {
  it('60 a day for a provider, whatever the patients: 41 of a loop over 101 are refused until midnight', async () => {
    const answers = await askAll(await createConsultados(101))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.slice(60)
    expect(new Set(refused.map(({ status, codigo }) => `${status} ${codigo}`))).toEqual(
      new Set(['429 API-LIB-0014']),
    )
    const segundos = (new Date('2026-11-22T03:00:00Z').getTime() - t.clock.now().getTime()) / 1000
    expect(Number(refused.at(-1)?.headers['retry-after'])).toBe(segundos)
  })

  it('3 a day for a patient; the next day begins anew', async () => {
    await lookUp(t, paciente, as)
    for (const final of [1, 2, 3])
      expect(await askContato(t, paciente, as, { telefone: `1198888777${final}` })).toMatchObject({
        status: 200,
      })
    expect(await askContato(t, paciente, as)).toMatchObject({ status: 429, codigo: 'API-LIB-0014' })
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.map(({ situacao }) => situacao)).toEqual(['substituido', 'substituido', 'emConfirmacao'])
    t.clock.set(new Date('2026-11-22T03:00:00Z'))
    const amanha = await enter(t, 100001)
    await lookUp(t, paciente, amanha)
    expect(await askContato(t, paciente, amanha)).toMatchObject({ status: 200 })
  })

  it('the last place goes to one of those that ask at once', async () => {
    await lookUp(t, paciente, as)
    await askContato(t, paciente, as, { telefone: '1133330001' })
    await askContato(t, paciente, as, { telefone: '1133330002' })
    const answers = await Promise.all(
      [3, 4, 5, 6].map((final) => askContato(t, paciente, as, { telefone: `113333000${final}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.filter(({ situacao }) => situacao === 'emConfirmacao')).toHaveLength(1)
    expect(pedidos).toHaveLength(3)
  })
})

it('the last place of a provider’s day goes to one of two patients that are asked for at once', async () => {
  const codigos = await createConsultados(limitesContato.pedidosPorCredenciado + 1)
  await t.rows(
    `insert into contato_associado (codigo_credenciado, codigo_associado, telefone, pedido_em, situacao, decidido_em)
     select 100001, codigo, '1133334444', $2, 'confirmado', $2 from unnest($1::text[]) as codigo`,
    [codigos.slice(2), t.clock.now()],
  )
  const [banco] = await t.rows<{ nome: string }>('select current_database() as nome')
  const url = urlOfDatabase(inject('database').superuserUrl, banco?.nome ?? '')
  const answers = await withClient(url, async (client) => {
    // Neither can write before both have come as far as they get.
    await client.query('begin')
    await client.query('lock table contato_associado in exclusive mode')
    const asked = Promise.all(codigos.slice(0, 2).map((codigo) => askContato(t, codigo, as)))
    const countWaiting = async () => {
      const { rowCount } = await client.query(`select from pg_locks join pg_database d on d.oid = database
        where not granted and datname = current_database()`)
      return rowCount
    }
    await expect.poll(countWaiting).toBe(2)
    await client.query('commit')
    return asked
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
})

describe('liberacaoSenha.updateInformacoesAssociado: what is asked for', () => {
  const tell = async (person: Person) => {
    const query = { codigoAssociado: paciente }
    const { body } = await t.call(liberacaoSenha.getInformacoesAssociado, { query }, { as: person })
    const eligivel = await lookUp(t, paciente, person)
    expect(eligivel.body.contatoEmConfirmacao).toEqual(body.contatoEmConfirmacao)
    return body
  }

  it('waits beside what is in force, for whoever asked alone', async () => {
    await t.rows(`update associado set telefone = '1133334444', email = 'a@b.com' where codigo = $1`, [
      paciente,
    ])
    await lookUp(t, paciente, as)
    await askContato(t, paciente, as, { telefone: '(11) 98888-7777', email: 'a@b.com' })
    const emVigor = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }
    expect(await tell(as)).toMatchObject({
      ...emVigor,
      contatoEmConfirmacao: { numeroTelefoneResidencial: TELEFONE, email: null },
    })
    expect(await tell(outro)).toMatchObject({ ...emVigor, contatoEmConfirmacao: null })
  })

  it('takes the place of the one that waits; what is in force takes it back', async () => {
    await t.rows(`update associado set telefone = '1133334444' where codigo = $1`, [paciente])
    await lookUp(t, paciente, as)
    await askContato(t, paciente, as)
    const pedido = await askContato(t, paciente, as, { telefone: '1122223333', email: 'nova@exemplo.com' })
    const contatoEmConfirmacao = { numeroTelefoneResidencial: '1122223333', email: 'nova@exemplo.com' }
    expect(pedido.body).toEqual({ contatoEmConfirmacao })
    expect(await tell(as)).toMatchObject({ contatoEmConfirmacao })
    const desistencia = await askContato(t, paciente, as, { telefone: '1133334444' })
    expect(desistencia.body).toEqual({ contatoEmConfirmacao: null })
    expect((await tell(as)).contatoEmConfirmacao).toBeNull()
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.map(({ situacao }) => situacao)).toEqual(['substituido', 'substituido'])
  })

  it('is in the trail with old and new', async () => {
    await t.rows(`update associado set telefone = '1133334444', email = 'a@b.com' where codigo = $1`, [
      paciente,
    ])
    await lookUp(t, paciente, as)
    const { headers } = await askContato(t, paciente, as, { telefone: '11999998888', email: 'c@d.com' })
    expect(
      await t.rows('select codigo_associado, objeto, resultado from trilha where requisicao = $1', [
        headers['x-request-id'],
      ]),
    ).toEqual([
      {
        codigo_associado: paciente,
        objeto: 'contato: telefone 1133334444 → 11999998888; e-mail a@b.com → c@d.com',
        resultado: 'ok',
      },
    ])
  })

  it.each([
    [{ telefone: '123' }, ['numeroTelefoneResidencial']],
    [{ email: 'x' }, ['email']],
    [{ telefone: '123', email: 'x' }, ['numeroTelefoneResidencial', 'email']],
  ])('is refused when it is no contact: %j', async (contato, campos) => {
    const { status, raw } = await askContato(t, paciente, as, contato)
    expect(status).toBe(422)
    const { codigo, detalhes } = JSON.parse(String(raw)) as { codigo: string; detalhes: { campo: string }[] }
    expect(codigo).toBe('API-LIB-0010')
    expect(detalhes.map(({ campo }) => campo)).toEqual(campos)
  })
})
