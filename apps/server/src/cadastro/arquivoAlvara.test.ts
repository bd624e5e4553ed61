import { cadastro } from '@portal/contract/cadastro.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { arquivos } from '../imagem/arquivo.fixture.ts'
import { reviewAlvara } from '../operadora/reviewAlvara.ts'
import { openTestApp } from '../testing/testApp.ts'
import { uploadAlvara } from './cadastro.fixture.ts'

const t = await openTestApp()

beforeEach(async () => {
  await t.rows('delete from renovacao_alvara')
  await t.rows(`update alvara set numero = 'V-1', validade = '2026-12-10' where id = 1`)
})

const send = async (conteudo: Buffer, nome = 'foto.png') =>
  uploadAlvara(t, 1, await t.as(100001), nome, conteudo)
const list = async () => {
  const [alvara] = (await t.call(cadastro.listAlvaras, {}, { as: await t.as(100001) })).body
  return alvara ?? expect.fail()
}
const open = async (query: string) => {
  const url = `${cadastro.getArquivo.path.replace('{id}', '1')}?${query}`
  return t.app.inject({ method: 'GET', url, headers: await t.as(100001) })
}
/** What a file shows, whatever its bytes: it is made anew before it is given out. */
const readPontos = async (file: Buffer) => sharp(file).greyscale().raw().toBuffer()
const openPontos = async (query: string) => readPontos((await open(query)).rawPayload)
const liso = () => arquivos.png({ r: 250, g: 250, b: 250 })

async function renew(nome: string, dataValidade: string, conteudo: Buffer): Promise<void> {
  const body = { numero: 'VISA-99', dataValidade }
  await t.call(cadastro.updateAlvara, { params: { id: 1 }, body }, { as: await t.as(100001) })
  expect((await send(conteudo, nome)).status).toBe(200)
  const [row] = await t.rows<{ id: string }>('select id from renovacao_alvara order by id desc limit 1')
  await reviewAlvara(t.services, { codigoCredenciado: 100001, id: Number(row?.id) })
}

describe('the file of a permit', () => {
  it('in force stays that of the last renewal accepted, beside one refused', async () => {
    const [aceita, recusada] = [await arquivos.filme(10), await liso()]
    await renew('aceita.png', '2027-12-10', aceita)
    await renew('recusada.png', '2028-12-10', recusada)
    expect(await list()).toMatchObject({
      dataValidade: '2027-12-10',
      arquivo: { nomeArquivo: 'aceita.png' },
      renovacao: { etapa: 'recusada', arquivo: { nomeArquivo: 'recusada.png' } },
    })
    expect(await openPontos('versao=inteira')).toEqual(await readPontos(aceita))
    expect(await openPontos('versao=inteira&renovacao=true')).toEqual(await readPontos(recusada))
  })

  it('in force stays while another one is begun, whose file can be looked at too', async () => {
    await renew('aceita.png', '2027-12-10', await arquivos.filme(10))
    const { body } = await send(await arquivos.filme(20), 'nova.png')
    expect(body).toMatchObject({
      arquivo: { nomeArquivo: 'aceita.png', enviadoEm: t.clock.now().toISOString() },
      renovacao: { etapa: 'aguardaDados', arquivo: { nomeArquivo: 'nova.png' } },
    })
    expect((await open('versao=tela&renovacao=true')).headers['content-type']).toContain('image/')
  })

  it('is that of the renewal where none was accepted', async () => {
    await send(await liso(), 'primeira.png')
    expect(await list()).toMatchObject({
      arquivo: { nomeArquivo: 'primeira.png' },
      renovacao: { arquivo: { nomeArquivo: 'primeira.png' } },
    })
  })

  it('has no page after its last', async () => {
    await send(await liso())
    expect((await open('versao=tela&pagina=99')).json()).toMatchObject({
      codigo: 'API-GEN-0001',
      detalhes: [{ campo: 'pagina', mensagem: 'O arquivo tem 1 página.' }],
    })
    expect((await open('versao=inteira&pagina=99')).statusCode).toBe(200)
  })

  it('of a renewal is none once that one is in force', async () => {
    await renew('aceita.png', '2027-12-10', await arquivos.filme(10))
    expect((await open('versao=tela&renovacao=true')).json()).toMatchObject({ codigo: 'API-CAD-0007' })
  })
})
