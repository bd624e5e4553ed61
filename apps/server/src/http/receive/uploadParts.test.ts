import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { imagem } from '@portal/contract/imagem.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { insertGuia, nextCor } from '../../imagem/imagem.fixture.ts'
import { openTestApp } from '../../testing/testApp.ts'
import { listen } from '../socket.fixture.ts'

const t = await openTestApp()
let url: string
let numeroFicha: number
beforeAll(async () => {
  numeroFicha = await insertGuia(t)
  const port = await listen(t.app)
  url = `http://127.0.0.1:${port}${imagem.uploadImagem.path}?numeroFicha=${numeroFicha}`
})

const LIMITE = 'limite-das-partes'
const head = (parametros: string) =>
  `--${LIMITE}\r\ncontent-disposition: form-data; name="multipartFile"${parametros}\r\ncontent-type: application/octet-stream\r\n\r\n`
const end = `\r\n--${LIMITE}--\r\n`

type Recusa = { codigo?: string; detalhes?: { campo: string; mensagem: string }[] }

async function send(partes: readonly (string | Buffer)[], boundary = LIMITE) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...(await t.as(100001)), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(partes.map((parte) => Buffer.from(parte))),
  })
  const body: Recusa = JSON.parse(await response.text())
  return { status: response.status, body }
}

const countOpen = (): number => {
  const folder = path.join(t.services.config.dataDir, 'temporario')
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      // The one that listed the folder is closed by now.
      return false
    }
  }).length
}

afterEach(async () => {
  await expect.poll(countOpen).toBe(0)
})

const malformado = {
  codigo: 'API-GEN-0001',
  detalhes: [{ mensagem: 'O envio está incompleto, ou não está dividido em partes.' }],
}

describe('a body that is no parts', () => {
  it.each([
    ['a word', ['xxxx']],
    ['an empty line', ['\r\n']],
    ['the opening boundary alone', [`--${LIMITE}`]],
    ['the opening boundary and its line', [`--${LIMITE}\r\n`]],
    ['a header cut in half', [head('; filename="a.png"').slice(0, 60)]],
    ['a file without the closing boundary', [head('; filename="a.png"'), Buffer.alloc(200_000, 1)]],
    ['a small file cut in its middle', [head('; filename="a.png"'), 'x']],
    ['a file cut in the closing boundary', [head('; filename="a.png"'), 'x', end.slice(0, 10)]],
  ])('is refused: %s', async (_nome, partes) => {
    expect(await send(partes)).toMatchObject({ status: 400, body: malformado })
  })

  it('is refused with an empty boundary', async () => {
    expect(await send(['xxxx'], '""')).toMatchObject({ status: 400, body: malformado })
  })
})

it.each(['; filename=""', '', '; filename="\u200b"'])('refuses a file without a name: %j', async (nome) => {
  const { status, body } = await send([head(nome), await arquivos.png(nextCor()), end])
  expect({ status, ...body }).toMatchObject({
    status: 400,
    codigo: 'API-GEN-0001',
    detalhes: [{ mensagem: 'O arquivo precisa de um nome.' }],
  })
})

it('refuses two files at once, and keeps neither', async () => {
  const partes = [
    head('; filename="a.png"'),
    await arquivos.png(nextCor()),
    `\r\n${head('; filename="b.png"')}`,
    await arquivos.png(nextCor()),
    end,
  ]
  expect(await send(partes)).toMatchObject({
    status: 400,
    body: { codigo: 'API-GEN-0001', detalhes: [{ mensagem: 'Envie um arquivo por vez.' }] },
  })
  expect(await t.rows('select from imagem_guia where numero_ficha = $1', [numeroFicha])).toEqual([])
})

describe('the name of a file', () => {
  const keep = async (nome: string) => {
    const { status } = await send([head(`; filename="${nome}"`), await arquivos.png(nextCor()), end])
    const [row] = await t.rows<{ nome_arquivo: string }>(
      'select nome_arquivo from imagem_guia where numero_ficha = $1 order by sequencial desc limit 1',
      [numeroFicha],
    )
    return { status, nome: row?.nome_arquivo }
  }

  it('is cut before its extension', async () => {
    expect(await keep(`${'x'.repeat(5000)}.png`)).toEqual({ status: 200, nome: `${'x'.repeat(196)}.png` })
  })

  it('has nothing that hides or turns the writing around', async () => {
    const nome = 'laudo\u202Egnp\u2066.\u200B\u2060exe\u2069\uFEFF.png'
    expect(await keep(nome)).toEqual({ status: 200, nome: 'laudognp.exe.png' })
  })
})
