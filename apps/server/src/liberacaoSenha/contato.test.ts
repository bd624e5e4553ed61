import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { limitesContato } from '@portal/domain/associado/contato.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askContato, createEmAndamento, lookUp, readContatos, TELEFONE } from '../testing/contato.fixture.ts'
import { meet } from '../testing/corrida.fixture.ts'
import { createAssociado, releaseGuia } from '../testing/guia.fixture.ts'
import { enter } from '../testing/matriz/chamada.ts'
import { openTestApp, type Person, TEST_NOW } from '../testing/testApp.ts'

const t = await openTestApp()
let as: Person
let outro: Person
let paciente: string
beforeAll(async () => {
  ;[as, outro] = [await t.as(100001), await t.as(100004)]
})
let minutos = 0
beforeEach(async () => {
  // Each with the look-ups of a minute of its own.
  t.clock.set(new Date(TEST_NOW.getTime() + 61_000 * minutos++))
  await t.rows('delete from contato_associado')
  await t.rows('delete from mensagem')
  paciente = await createEmAndamento(t)
})

const createEmAndamentos = (quantos: number): Promise<string[]> =>
  Promise.all(Array.from({ length: quantos }, () => createEmAndamento(t)))

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
  it('nobody’s without a guide in progress, though looked up a moment ago', async () => {
    const codigo = await createAssociado(t)
    await lookUp(t, codigo, as)
    const answer = await askContato(t, codigo, as)
    expect(answer).toMatchObject({ status: 422, codigo: 'API-LIB-0013' })
    expect(String(answer.raw)).not.toContain('consultado hoje')
    expect(await readContatos(t, codigo)).toEqual({ emVigor: { telefone: null, email: null }, pedidos: [] })
  })

  it('an unknown card is unknown, and both refusals are trailed', async () => {
    const codigo = await createAssociado(t)
    const [conhecido, desconhecido] = [await askContato(t, codigo, as), await askContato(t, '999999999', as)]
    expect([conhecido.status, desconhecido.status]).toEqual([422, 404])
    for (const [cartao, answer, linha] of [
      [codigo, conhecido, { objeto: 'contato', resultado: 'API-LIB-0013' }],
      ['999999999', desconhecido, { objeto: 'acesso recusado', resultado: 'API-ELE-0001' }],
    ] as const) {
      expect(
        await t.rows('select codigo_associado, objeto, resultado from trilha where requisicao = $1', [
          answer.headers['x-request-id'],
        ]),
      ).toEqual([{ codigo_associado: cartao, ...linha }])
    }
  })

  it.each([
    [8, 200],
    [5, 200],
    [17, 200],
    [6, 422],
    [12, 422],
  ])('with a guide of its own in status %i: %i', async (statusFicha, status) => {
    const codigoAssociado = await createAssociado(t)
    const numeroFicha = await releaseGuia(t, { codigoAssociado })
    await t.rows('update guia set status_ficha = $2 where numero_ficha = $1', [numeroFicha, statusFicha])
    expect(await askContato(t, codigoAssociado, as)).toMatchObject({ status })
    expect(await askContato(t, codigoAssociado, outro)).toMatchObject({ status: 422 })
  })
})

describe('liberacaoSenha.updateInformacoesAssociado: how many', () => {
  it('60 a day for a provider, whatever the patients: 41 of a loop over 101 are refused until midnight', async () => {
    const answers = await askAll(await createEmAndamentos(101))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.slice(60)
    expect(new Set(refused.map(({ status, codigo }) => `${status} ${codigo}`))).toEqual(
      new Set(['429 API-LIB-0014']),
    )
    const segundos = (new Date('2026-11-22T03:00:00Z').getTime() - t.clock.now().getTime()) / 1000
    expect(Number(refused.at(-1)?.headers['retry-after'])).toBe(segundos)
  })

  it('3 a day for a patient; the next day begins anew', async () => {
    for (const final of [1, 2, 3])
      expect(await askContato(t, paciente, as, { telefone: `1198888777${final}` })).toMatchObject({
        status: 200,
      })
    expect(await askContato(t, paciente, as)).toMatchObject({ status: 429, codigo: 'API-LIB-0014' })
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.map(({ situacao }) => situacao)).toEqual(['substituido', 'substituido', 'emConfirmacao'])
    t.clock.set(new Date('2026-11-22T03:00:00Z'))
    const amanha = await enter(t, 100001)
    expect(await askContato(t, paciente, amanha)).toMatchObject({ status: 200 })
  })

  it('the last place goes to one of those that ask at once', async () => {
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
  const codigos = await createEmAndamentos(limitesContato.pedidosPorCredenciado + 1)
  await t.rows(
    `insert into contato_associado (codigo_credenciado, codigo_associado, telefone, pedido_em, situacao, decidido_em)
     select 100001, codigo, '1133334444', $2, 'confirmado', $2 from unnest($1::text[]) as codigo`,
    [codigos.slice(2), t.clock.now()],
  )
  // Neither can write before both have come as far as they get.
  const answers = await meet(t, { sql: 'lock table contato_associado in exclusive mode' }, () =>
    codigos.slice(0, 2).map((codigo) => askContato(t, codigo, as)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
})

describe('liberacaoSenha.updateInformacoesAssociado: what is asked for', () => {
  const tell = async (person: Person, codigoAssociado = paciente) => {
    const query = { codigoAssociado }
    const { body } = await t.call(liberacaoSenha.getInformacoesAssociado, { query }, { as: person })
    const eligivel = await lookUp(t, codigoAssociado, person)
    expect(eligivel.body.contatoEmConfirmacao).toEqual(body.contatoEmConfirmacao)
    return body
  }

  it('serves the desk of whoever asked at once, and leaves the registration as it is', async () => {
    const emVigor = { telefone: '1133334444', email: 'a@b.com' }
    const codigo = await createEmAndamento(t, emVigor)
    await askContato(t, codigo, as, { telefone: '(11) 98888-7777', email: 'a@b.com' })
    const doCadastro = { numeroTelefoneResidencial: '1133334444', email: 'a@b.com' }
    expect(await tell(as, codigo)).toMatchObject({
      ...doCadastro,
      contatoEmConfirmacao: {
        numeroTelefoneResidencial: TELEFONE,
        email: null,
        enviadoPara: 'a***@b*****.com',
      },
    })
    expect(await tell(outro, codigo)).toMatchObject({ ...doCadastro, contatoEmConfirmacao: null })
    expect((await readContatos(t, codigo)).emVigor).toEqual(emVigor)
  })

  it('belongs to the newest guide in progress, and serves no longer than it', async () => {
    const numeroFicha = await releaseGuia(t, { codigoAssociado: paciente })
    await askContato(t, paciente, as)
    expect(
      await t.rows(
        'select numero_ficha::integer as numero from contato_associado where codigo_associado = $1',
        [paciente],
      ),
    ).toEqual([{ numero: numeroFicha }])
    expect((await tell(as)).contatoEmConfirmacao).not.toBeNull()
    await t.rows('update guia set status_ficha = 6 where numero_ficha = $1', [numeroFicha])
    expect((await tell(as)).contatoEmConfirmacao).toBeNull()
  })

  it('is shown no longer than the member can confirm it, so that the desk may ask anew', async () => {
    const codigo = await createEmAndamento(t, { email: 'a@b.com' })
    await askContato(t, codigo, as)
    await t.rows(`update credencial set expira_em = '2028-01-01' where login = 100001`)
    t.clock.advance(30 * 24 * 3_600_000)
    const depois = await enter(t, 100001)
    expect((await tell(depois, codigo)).contatoEmConfirmacao).toBeNull()
    await askContato(t, codigo, depois)
    expect((await tell(depois, codigo)).contatoEmConfirmacao).not.toBeNull()
    expect((await readContatos(t, codigo)).pedidos.map(({ situacao }) => situacao)).toEqual([
      'substituido',
      'emConfirmacao',
    ])
  })

  it.each([
    ['the address that the member was asked at is no longer in force', null, 'outra@example.com'],
    ['another change of the same was confirmed', '1133339999', 'a@b.com'],
  ])('is shown no longer once %s, for the link is dead', async (_nome, telefone, email) => {
    const codigo = await createEmAndamento(t, { email: 'a@b.com' })
    await askContato(t, codigo, as)
    expect((await tell(as, codigo)).contatoEmConfirmacao).not.toBeNull()
    await t.rows('update associado set telefone = $2, email = $3 where codigo = $1', [
      codigo,
      telefone,
      email,
    ])
    expect((await tell(as, codigo)).contatoEmConfirmacao).toBeNull()
  })

  it('takes the place of the one that waits; what is in force takes it back', async () => {
    await t.rows(`update associado set telefone = '1133334444' where codigo = $1`, [paciente])
    await askContato(t, paciente, as)
    const pedido = await askContato(t, paciente, as, { telefone: '1122223333', email: 'nova@exemplo.com' })
    const contatoEmConfirmacao = {
      numeroTelefoneResidencial: '1122223333',
      email: 'nova@exemplo.com',
      enviadoPara: null,
    }
    expect(pedido.body).toEqual({ contatoEmConfirmacao })
    expect(await tell(as)).toMatchObject({ contatoEmConfirmacao })
    const desistencia = await askContato(t, paciente, as, { telefone: '1133334444' })
    expect(desistencia.body).toEqual({ contatoEmConfirmacao: null })
    expect((await tell(as)).contatoEmConfirmacao).toBeNull()
    const { pedidos } = await readContatos(t, paciente)
    expect(pedidos.map(({ situacao }) => situacao)).toEqual(['substituido', 'substituido'])
  })

  it.each([
    ['the e-mail in force', { telefone: '11977776666', email: 'a@b.com' }, 'EMAIL', 'a***@b*****.com'],
    ['the mobile in force', { telefone: '11977776666' }, 'CELULAR', '(11) 9****-**66'],
    ['nobody: a telephone on the wall takes no message', { telefone: '1133334444' }, null, null],
    ['nobody', {}, null, null],
  ])('asks the member by %s', async (_nome, emVigor, canal, enviadoPara) => {
    const codigo = await createEmAndamento(t, emVigor)
    const { body } = await askContato(t, codigo, as, { telefone: '1144445555', email: 'nova@exemplo.com' })
    expect(body.contatoEmConfirmacao?.enviadoPara).toBe(enviadoPara)
    expect((await readContatos(t, codigo)).pedidos).toMatchObject([{ canal }])
    expect(await t.rows('select canal, assunto from mensagem')).toEqual(
      canal ? [{ canal, assunto: 'contatoPaciente' }] : [],
    )
  })

  it('is in the trail with its guide, old and new', async () => {
    const codigo = await createEmAndamento(t, { telefone: '1133334444', email: 'a@b.com' })
    const { headers } = await askContato(t, codigo, as, { telefone: '11999998888', email: 'c@d.com' })
    expect(
      await t.rows(`select objeto, resultado from trilha where requisicao = $1 and codigo_associado = $2`, [
        headers['x-request-id'],
        codigo,
      ]),
    ).toEqual([
      {
        objeto: expect.stringMatching(
          /^contato da guia \d+: telefone 1133334444 → 11999998888; e-mail a@b\.com → c@d\.com$/,
        ),
        resultado: 'ok',
      },
    ])
  })

  it.each([
    [{ telefone: '123' }, ['numeroTelefoneResidencial']],
    [{ telefone: '00000000000' }, ['numeroTelefoneResidencial']],
    [{ telefone: '11999999999' }, ['numeroTelefoneResidencial']],
    [{ telefone: '2033334444' }, ['numeroTelefoneResidencial']],
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
