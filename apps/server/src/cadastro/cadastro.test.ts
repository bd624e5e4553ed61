import { cadastro } from '@portal/contract/cadastro.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverTo, openLink } from '../acesso/link.fixture.ts'
import type { Carta } from '../correio/transporte.ts'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { writeMensagem } from '../operadora/redatores.ts'
import { reviewAlvara } from '../operadora/reviewAlvara.ts'
import { openTestApp } from '../testing/testApp.ts'
import { contatosDe100001, SENHA, uploadAlvara } from './cadastro.fixture.ts'

const t = await openTestApp()

beforeEach(async () => {
  await t.rows('delete from contato_credenciado')
  await t.rows('delete from troca_contato')
  await t.rows(`delete from tentativa_login where chave like 'troca:%'`)
  await t.rows('delete from mensagem')
  await t.rows('delete from renovacao_alvara')
  await t.rows(`update credenciado set email = 'ana.monteiro@example.com', celular = '11987650112'
                 where codigo = 100001`)
  await t.rows(`update alvara set numero = 'V-1', validade = '2026-12-10' where id = 1`)
})

const read = async (login = 100001) =>
  (await t.call(cadastro.getContatos, {}, { as: await t.as(login) })).body
const ask = async (parte: Partial<typeof contatosDe100001.contatoCredenciado>, login = 100001) =>
  t.call(
    cadastro.updateContatos,
    {
      body: {
        ...contatosDe100001,
        contatoCredenciado: { ...contatosDe100001.contatoCredenciado, ...parte },
        senha: SENHA,
      },
    },
    { as: await t.as(login) },
  )
const answerCodigo = async (codigo: string, login = 100001) =>
  t.call(cadastro.validateContatos, { body: { codigo } }, { as: await t.as(login) })

const deliver = () => deliverTo(t, writeMensagem)
const codigoDe = (carta: Carta | undefined): string =>
  /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/m.exec(carta?.texto ?? '')?.[0] ?? ''

describe('cadastro.updateContatos', () => {
  it('keeps digits alone, of the unit at once, and that they were checked (Spec §5)', async () => {
    await t.rows('update credenciado set atualizar_cadastro = true where codigo = 100001')
    const as = await t.as(100001)
    const { body } = await ask({ whatsAppPessoal: '(11) 98765-0112' })
    expect(body.protocolo).toMatch(/^20261121\d{6}$/)
    expect(body.emConfirmacao).toBeNull()
    expect(await read()).toMatchObject({
      contatoCredenciado: { numeroCel: '11987650112', whatsAppPessoal: '11987650112' },
      contatoUnidade: { numeroFoneFixoClinica: '1132654321' },
      conferidoEm: '2026-11-21T12:00:00.000Z',
      emConfirmacao: null,
    })
    const { body: atualizacao } = await t.call(cadastro.getAtualizacao, {}, { as })
    expect(atualizacao.pendente).toBe(false)
    const particularidades = await t.call(credenciado.getParticularidades, {}, { as })
    expect(particularidades.body.atualizarCadastro).toBe(false)
    expect(await deliver()).toEqual([])
  })

  it('another mobile or e-mail serves once the code came back from the e-mail in force', async () => {
    const { body } = await ask({ numeroCel: '11 99876-5432', email: 'nova@example.com' })
    expect(body.emConfirmacao).toMatchObject({
      numeroCel: '11998765432',
      email: 'nova@example.com',
      enviadoPara: 'a***@e*****.com',
    })
    expect((await read()).contatoCredenciado).toMatchObject({ email: 'ana.monteiro@example.com' })
    const cartas = await deliver()
    expect(cartas).toMatchObject([{ canal: 'EMAIL', para: 'ana.monteiro@example.com' }])
    const codigo = codigoDe(cartas[0])
    expect(await answerCodigo('ABCD-EFGH-JKLM')).toMatchObject({ status: 422, codigo: 'API-CAD-0003' })
    expect(await answerCodigo(codigo, 100002)).toMatchObject({ status: 422, codigo: 'API-CAD-0003' })
    expect((await answerCodigo(codigo.toLowerCase())).body.contatoCredenciado).toMatchObject({
      numeroCel: '11998765432',
      email: 'nova@example.com',
    })
    expect(await read()).toMatchObject({ emConfirmacao: null })
    const [linha] = await t.rows('select email, celular from credenciado where codigo = 100001')
    expect(linha).toEqual({ email: 'nova@example.com', celular: '11998765432' })
    // Pressed twice, or its answer was lost.
    expect((await answerCodigo(codigo)).status).toBe(200)
  })

  it('the same asked for again sends no second code; what is in force takes it back', async () => {
    // Another one took its place before its code was sent.
    await ask({ email: 'errada@example.com' })
    await ask({ email: 'nova@example.com' })
    await ask({ email: 'nova@example.com' })
    const cartas = await deliver()
    expect(cartas).toHaveLength(1)
    await ask({ email: 'outra@example.com' })
    expect(await answerCodigo(codigoDe(cartas[0]))).toMatchObject({ codigo: 'API-CAD-0003' })
    await ask({})
    expect((await read()).emConfirmacao).toBeNull()
    expect(await deliver()).toEqual([])
  })

  it('a code is good for 24 hours', async () => {
    await ask({ email: 'nova@example.com' })
    const codigo = codigoDe((await deliver())[0])
    await t.rows(`update troca_contato set expira_em = $1`, [t.clock.now()])
    expect(await answerCodigo(codigo)).toMatchObject({ codigo: 'API-CAD-0003' })
    expect((await read()).emConfirmacao).toBeNull()
  })

  it('leaves nothing of what it refuses, and tells each field', async () => {
    const answer = await ask({ numeroCel: '11 5', whatsAppPessoal: '1', email: 'x' })
    expect(answer).toMatchObject({ status: 422, codigo: 'API-CAD-0002' })
    expect(answer.body).toMatchObject({
      detalhes: [{ campo: 'email' }, { campo: 'numeroCel' }, { campo: 'whatsAppPessoal' }],
    })
    expect(await t.rows('select from contato_credenciado')).toEqual([])
  })

  it('is refused to a screen that saw others than are in force', async () => {
    const as = await t.as(100001)
    const save = (conferidoEm: string | null, whatsAppPessoal: string) => {
      const contatoCredenciado = { ...contatosDe100001.contatoCredenciado, whatsAppPessoal }
      const body = { ...contatosDe100001, contatoCredenciado, conferidoEm, senha: SENHA }
      return t.call(cadastro.updateContatos, { body }, { as })
    }
    expect((await save(null, '11987650112')).status).toBe(200)
    expect(await save(null, '11987650113')).toMatchObject({ status: 409, codigo: 'API-CAD-0008' })
    expect((await read()).contatoCredenciado.whatsAppPessoal).toBe('11987650112')
    expect((await save((await read()).conferidoEm, '11987650113')).status).toBe(200)
  })

  it('without an e-mail, as the specification sends it, keeps the one in force', async () => {
    const { numeroCel, whatsAppPessoal } = contatosDe100001.contatoCredenciado
    const body = { ...contatosDe100001, contatoCredenciado: { numeroCel, whatsAppPessoal }, senha: SENHA }
    const answer = await t.call(cadastro.updateContatos, { body }, { as: await t.as(100001) })
    expect(answer.body.emConfirmacao).toBeNull()
    expect((await read()).contatoCredenciado.email).toBe('ana.monteiro@example.com')
  })

  it('takes letters for no telephone', async () => {
    const answer = await ask({ whatsAppPessoal: 'ligue para a Maria' })
    expect(answer).toMatchObject({ status: 400, codigo: 'API-GEN-0001' })
    expect(answer.body).toMatchObject({ detalhes: [{ campo: 'contatoCredenciado.whatsAppPessoal' }] })
  })

  it('may always be taken back, however often they were checked that day', async () => {
    await ask({ email: 'estranho@example.com' })
    await t.rows(
      `insert into contato_credenciado (codigo_credenciado, whatsapp_pessoal, cel_clinica, fone_fixo_clinica,
                                     whatsapp_clinica, protocolo, login, em)
       select 100001, '', '', '', '', 'p' || n, 100001, $1 from generate_series(1, 30) as n`,
      [t.clock.now()],
    )
    expect(await ask({ email: 'outro@example.com' })).toMatchObject({ status: 429, codigo: 'API-CAD-0006' })
    expect((await ask({})).status).toBe(200)
    expect((await read()).emConfirmacao).toBeNull()
  })

  it('that take effect end the links that went to the former address, and it is told', async () => {
    await openLink(t, 100001, 'RS', 'a'.repeat(43))
    await ask({ email: 'nova@example.com' })
    await answerCodigo(codigoDe((await deliver())[0]))
    expect(await t.rows('select from fluxo_senha where login = 100001')).toEqual([])
    expect(await deliver()).toMatchObject([
      {
        para: 'ana.monteiro@example.com',
        texto: expect.stringContaining('o e-mail, agora n***@e*****.com'),
      },
    ])
  })

  it('asked for before a new password need asking for anew', async () => {
    await ask({ email: 'nova@example.com' })
    const codigo = codigoDe((await deliver())[0])
    const [antes] = await t.rows<{ em: Date }>(
      'select definida_em as em from credencial where login = 100001',
    )
    await t.rows('update credencial set definida_em = $1 where login = 100001', [
      new Date(t.clock.now().getTime() + 1),
    ])
    expect((await read()).emConfirmacao).toBeNull()
    expect(await answerCodigo(codigo)).toMatchObject({ codigo: 'API-CAD-0003' })
    await t.rows('update credencial set definida_em = $1 where login = 100001', [antes?.em])
  })

  it('are guessed five times and then slowly', async () => {
    await ask({ email: 'nova@example.com' })
    const status = []
    for (let vez = 0; vez < 7; vez++) status.push((await answerCodigo('ABCD-EFGH-JKLM')).status)
    expect(status).toEqual([422, 422, 422, 422, 422, 429, 429])
  })

  it('leave who asked and who tried in the trail', async () => {
    await ask({ email: 'nova@example.com' })
    await answerCodigo('ABCD-EFGH-JKLM')
    expect(
      await t.rows(
        `select operacao, objeto, resultado from trilha where operacao like 'cadastro.%' order by id desc limit 2`,
      ),
    ).toEqual([
      {
        operacao: 'cadastro.validateContatos',
        objeto: 'código da troca de contato',
        resultado: 'API-CAD-0003',
      },
      { operacao: 'cadastro.updateContatos', objeto: 'contatos do cadastro', resultado: 'ok' },
    ])
  })

  it('tells another provider nothing', async () => {
    await ask({ email: 'nova@example.com', whatsAppPessoal: '11987650112' })
    expect(await read(100002)).toMatchObject({ emConfirmacao: null, conferidoEm: null })
  })
})

describe('the renewal of a permit', () => {
  const list = async (login = 100001) =>
    (await t.call(cadastro.listAlvaras, {}, { as: await t.as(login) })).body
  const dados = { numero: ' VISA-99 ', dataValidade: '2027-12-10' }
  const update = async (id: number, body = dados, login = 100001) =>
    t.call(cadastro.updateAlvara, { params: { id }, body }, { as: await t.as(login) })
  const send = async (id: number, conteudo?: Buffer) =>
    uploadAlvara(
      t,
      id,
      await t.as(100001),
      'foto.png',
      conteudo ?? (await arquivos.png({ r: 250, g: 250, b: 250 })),
    )
  const review = async () => {
    const [row] = await t.rows<{ id: string }>(`select id from renovacao_alvara order by id desc limit 1`)
    await reviewAlvara(t.services, { codigoCredenciado: 100001, id: Number(row?.id) })
  }
  const legivel = () => arquivos.filme(40)

  it('tells what is in force, and how long', async () => {
    expect((await list())[0]).toMatchObject({
      id: 1,
      tipo: 'SANITARIO',
      numero: 'V-1',
      situacao: 'aVencer',
      dias: 19,
      renovacao: null,
      arquivo: null,
    })
  })

  it.each([
    ['number and validity, then the file', ['dados', 'arquivo'], 'aguardaArquivo'],
    ['the file, then number and validity', ['arquivo', 'dados'], 'aguardaDados'],
  ] as const)('%s: in review, and accepted it is in force', async (_nome, partes, etapa) => {
    for (const [at, parte] of partes.entries()) {
      const { status, body } = parte === 'dados' ? await update(1) : await send(1, await legivel())
      expect(status).toBe(200)
      const protocolo = at === 0 ? null : expect.stringMatching(/^\d{14}$/)
      expect(body.renovacao).toMatchObject({ etapa: at === 0 ? etapa : 'emAnalise', protocolo })
    }
    expect(await update(1)).toMatchObject({ status: 409, codigo: 'API-CAD-0005' })
    expect((await list())[0]).toMatchObject({ numero: 'V-1', situacao: 'aVencer' })
    await review()
    await review()
    expect((await list())[0]).toMatchObject({
      numero: 'VISA-99',
      dataValidade: '2027-12-10',
      situacao: 'valido',
      renovacao: null,
      arquivo: { nomeArquivo: 'foto.png' },
    })
  })

  it('keeps its number as a protected text, and refuses one of signs alone', async () => {
    const { body } = await update(1, { ...dados, numero: `<b>#"V-2"'` })
    expect(body.renovacao?.numero).toBe('bV-2')
    for (const numero of ['\u200B', '<>', '- /'])
      expect(await update(1, { ...dados, numero })).toMatchObject({
        status: 422,
        codigo: 'API-CAD-0004',
        body: { detalhes: [{ campo: 'numero', mensagem: 'Informe o número do documento.' }] },
      })
  })

  it('a blank photograph is refused with its reason, and another one may be sent', async () => {
    await update(1)
    await send(1)
    await review()
    expect((await list())[0]).toMatchObject({
      numero: 'V-1',
      renovacao: { etapa: 'recusada', motivo: expect.stringContaining('Não se lê nada') },
    })
    expect((await send(1, await legivel())).body.renovacao).toMatchObject({
      etapa: 'aguardaDados',
      motivo: null,
    })
  })

  it('shows its file, downloads it made anew, and tells another provider of none', async () => {
    const original = await legivel()
    await send(1, original)
    const get = async (versao: 'tela' | 'inteira', login = 100001) =>
      t.app.inject({
        method: 'GET',
        url: `${cadastro.getArquivo.path.replace('{id}', '1')}?versao=${versao}`,
        headers: await t.as(login),
      })
    const baixado = await get('inteira')
    expect(baixado.headers['content-type']).toContain('image/')
    expect(baixado.rawPayload.equals(original)).toBe(false)
    expect(baixado.headers['content-disposition']).toContain('attachment')
    expect((await get('tela')).headers['content-type']).toContain('image/')
    const alheio = await get('tela', 100002)
    expect(alheio.json()).toMatchObject({ codigo: 'API-CAD-0001' })
  })

  it('another provider neither sees nor renews it', async () => {
    expect((await list(100002)).map(({ id }) => id)).not.toContain(1)
    expect(await update(1, dados, 100002)).toMatchObject({ status: 404, codigo: 'API-CAD-0001' })
    expect((await uploadAlvara(t, 1, await t.as(100002))).body.codigo).toBe('API-CAD-0001')
    expect(await t.rows('select from renovacao_alvara')).toEqual([])
  })

  it('its file is not taken for one that nobody has', async () => {
    await send(1, await legivel())
    const [row] = await t.rows<{ sha256: string }>('select sha256 from renovacao_alvara')
    const donos = await t.rows('select conteudos_com_dono(array[$1])', [row?.sha256])
    expect(donos).toHaveLength(1)
    const livre = await t.rows<{ livre: boolean }>('select libera_conteudo($1, now()) as livre', [
      row?.sha256,
    ])
    expect(livre).toEqual([{ livre: false }])
  })
})

describe('cadastro.listCorpoClinico', () => {
  const list = async (descredenciados: boolean, login = 100004) =>
    (await t.call(cadastro.listCorpoClinico, { query: { descredenciados } }, { as: await t.as(login) })).body

  it('has those who are there, and with descredenciados those who left too', async () => {
    expect(await list(false)).toHaveLength(6)
    const todos = await list(true)
    expect(todos.filter(({ credenciado: esta }) => !esta)).toMatchObject([{ nome: 'Beatriz Lacerda Fontes' }])
    expect(todos).toHaveLength(7)
  })

  it('is the session’s provider’s alone', async () => {
    expect((await list(true, 100001)).map(({ codigoDentista }) => codigoDentista)).toEqual([1000011])
  })
})
