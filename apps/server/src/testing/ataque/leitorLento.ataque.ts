import { readdirSync, readlinkSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listen, open } from '../../http/cru.fixture.ts'
import { arquivos } from '../../imagem/arquivo.fixture.ts'
import { upload } from '../../imagem/imagem.fixture.ts'
import { createGuia } from '../guia.fixture.ts'
import { createTestApp, type Person, type TestApp } from '../testApp.ts'
import { measureHeld } from './memoria.ts'

/** For so long the readers go on asking; a connection ends some time after, by its reader's slowness or by idleness. */
const INSISTENCIA_MS = 20_000
const FIM_MS = 75_000
const MEGABYTE = 1024 * 1024
/**
 * More than before the attack, of two hundred readers, with those who ask for them in this same process: 34 MB when
 * measured. One provider has 64 answers of some 300 KB on their way and 256 calls waiting, however many readers.
 */
const GUARDADO = 64 * MEGABYTE
/** With what is not collected yet: 157 to 226 MB when measured, more the slower the machine. */
const MEMORIA = 300 * MEGABYTE
/** As often as the portal asks again for what was answered 503: it shares two processors with the attackers here. */
const INSISTENCIA_DE_QUEM_LE_MS = 10_000

let t: TestApp
let port = 0
let as: Person
let numeroFicha = 0
beforeAll(async () => {
  t = await createTestApp()
  port = await listen(t.app)
  as = await t.as(100001)
  numeroFicha = await createGuia(t)
})
afterAll(() => t.close())

const readers: Socket[] = []
afterEach(() => {
  for (const reader of readers.splice(0)) reader.destroy()
})

/** What the server still holds; a client that does not read is the last to learn that it was cut off. */
const countConnections = () =>
  new Promise<number>((resolve) => {
    t.app.server.getConnections((_error, count) => resolve(count))
  })
const untilCutOff = () => expect.poll(countConnections, { timeout: FIM_MS, interval: 500 }).toBe(0)

/** Asks ever again for some time, and reads nothing. */
function holdUp(request: string): void {
  const socket = open(port)
  readers.push(socket.pause())
  const ask = () => void (socket.writable && socket.write(request))
  ask()
  const timer = setInterval(ask, 2000)
  setTimeout(() => clearInterval(timer), INSISTENCIA_MS)
}

const write = (method: string, address: string, body = '') =>
  [
    `${method} ${address} HTTP/1.1`,
    'Host: x',
    `Authorization: ${as.authorization}`,
    `Cookie: ${as.cookie}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
    '',
    body,
  ].join('\r\n')

/** The images' files that this process holds open. */
const countOpenImages = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('/imagens/')
    } catch {
      return false
    }
  }).length

describe('who asks and does not read', () => {
  it('two hundred times over is cut off, holds little, and takes nothing from the others', async () => {
    const outra = await t.as(100004)
    const [antes, guardadoAntes] = [process.memoryUsage.rss(), measureHeld()]
    const request = write('GET', `${rascunho.getContexto.path}?numeroFicha=${numeroFicha}`)
    for (let at = 0; at < 200; at++) holdUp(request.repeat(8))
    let [pico, guardado] = [0, 0]
    for (const fim = Date.now() + INSISTENCIA_MS; Date.now() < fim; await sleep(500)) {
      pico = Math.max(pico, process.memoryUsage.rss() - antes)
      guardado = Math.max(guardado, measureHeld() - guardadoAntes)
    }
    expect(guardado).toBeLessThan(GUARDADO)
    expect(pico).toBeLessThan(MEMORIA)
    expect(await countConnections()).toBeGreaterThan(0)
    const ask = async () => (await t.call(guia.getFiltros, {}, { as: outra })).status
    await expect.poll(ask, { timeout: INSISTENCIA_DE_QUEM_LE_MS }).toBe(200)
    await untilCutOff()
  })

  it('images lets go of their files', async () => {
    const file = await arquivos.ruido(1000, 1000)
    const { body } = await upload(t, numeroFicha, 'rx.png', file, { imagemGto: 'inicial:26', as })
    const query = `numeroFicha=${numeroFicha}&sequencial=${body.imagem.sequencial}&versao=inteira`
    const request = write('GET', `${imagem.getImagem.path}?${query}`)
    for (let at = 0; at < 5; at++) holdUp(request.repeat(4))
    await expect.poll(countOpenImages, { timeout: 10_000 }).toBeGreaterThan(0)
    await untilCutOff()
    await expect.poll(countOpenImages, { timeout: 10_000 }).toBe(0)
  })

  it('an export makes room for the next', async () => {
    // More than the system takes by itself of what nobody reads.
    await t.rows(
      `insert into guia (numero_ficha, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
                         codigo_tipo_atendimento, status_ficha, codigo_etapa, senha, validade_senha, liberada_em,
                         quantidade_eventos, valor_total_centavos, atualizada_em)
       select 10000000 + n, codigo_credenciado, codigo_associado, codigo_plano, codigo_especialidade,
              codigo_tipo_atendimento, 8, 2, md5(n::text), validade_senha, liberada_em, n % 50, n, liberada_em
         from guia, generate_series(1, 200000) n where numero_ficha = $1`,
      [numeroFicha],
    )
    const filtro = { dataInicio: '2026-11-01', dataFim: '2026-11-30' }
    const exportar = () => t.call(pesquisa.exportGuias, { body: filtro }, { as })
    const request = write('POST', pesquisa.exportGuias.path, JSON.stringify(filtro))
    const socket = open(port)
    readers.push(socket.pause())
    socket.write(request)
    await sleep(5000)
    expect(await exportar()).toMatchObject({ status: 429, codigo: 'API-GTO-0030' })
    await untilCutOff()
    const end = t.services.exportacoes.begin(100001, t.clock.now())
    expect(end).toBeTypeOf('function')
  })
})
