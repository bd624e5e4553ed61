import { imagem } from '@portal/contract/imagem.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { entrada, porEvento, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import type { TestApp } from '../testing/testApp.ts'
import { arquivos } from './arquivo.fixture.ts'
import { buildPdfPaginas } from './decoder/pdf.fixture.ts'
import { nextCor, upload } from './imagem.fixture.ts'

const liberada = (t: TestApp) => createGuia(t)

export async function createComImagem(t: TestApp): Promise<number> {
  const numeroFicha = await createGuia(t)
  await upload(t, numeroFicha, 'rx.png', await arquivos.png(nextCor()), { imagemGto: 'inicial:26' })
  return numeroFicha
}

/** A guide of which nothing was denied, with a file that was brought to its appeal all the same. */
async function deleteSemGlosa(cena: Cena) {
  const numeroFicha = await createGuia(cena.t, 'processada')
  await cena.t.rows(
    `insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                              momento, sha256, enviada_em)
     select numero_ficha, 1, codigo_credenciado, codigo_associado, 'a.png', 'image/png', 1, 'recurso',
            'recurso ' || numero_ficha, now()
       from guia where numero_ficha = $1`,
    [numeroFicha],
  )
  return cena.call(numeroFicha)
}

const enviar = async (cena: Cena, nome: string, conteudo: Buffer) =>
  cena.call(await cena.prepare(), {}, { arquivo: { nome, conteudo } })

/** A stage that takes no image is told of a guide that waits for one. */
export const foraDeEtapa: Receita = (cena) =>
  cena.callAfter('update guia set status_ficha = 5, codigo_etapa = 6 where numero_ficha = $1')

export const congelar: Receita = (cena) =>
  cena.callAfter(
    `update imagem_guia set congelada_em = enviada_em, congelada_por = 'send' where numero_ficha = $1`,
  )

export const imagensNaGuia = (quantas: number, bytes: number) => `
  insert into imagem_guia (numero_ficha, sequencial, codigo_credenciado, codigo_associado, nome_arquivo, tipo, bytes,
                           momento, sha256, enviada_em)
  select numero_ficha, 100 + n, codigo_credenciado, codigo_associado, 'a.png', 'image/png', ${bytes}, 'inicial',
         numero_ficha || '-' || n, '2026-11-21T12:00:00Z'
    from guia, generate_series(1, ${quantas}) as n where numero_ficha = $1`

/** A guide with all the images that it may have. */
export const cheia: Receita = (cena) => cena.callAfter(imagensNaGuia(50, 1))

/** A provider that sent all that it may in a day. */
export const muitosBytes: Receita = async (cena) => {
  const answer = await cena.callAfter(imagensNaGuia(1, 500 * 1024 * 1024))
  await cena.t.rows('update imagem_guia set bytes = 1 where bytes = $1', [500 * 1024 * 1024])
  return answer
}

/** Makes it a radiology guide that was forwarded three weeks ago. */
export const exameVencido = `
  with apresentada as (
    update guia set codigo_especialidade = 14, status_ficha = 10, codigo_etapa = 6 where numero_ficha = $1
    returning codigo_credenciado, numero_ficha)
  insert into encaminhamento (codigo_credenciado, numero_ficha, numero_lote, em, fechamento)
  select codigo_credenciado, numero_ficha, '1', '2026-11-01T12:00:00Z', '2026-12-20' from apresentada`

export const recusas: Matriz['recusas'] = {
  'imagem.uploadImagem API-GTO-0012': foraDeEtapa,
  'imagem.deleteImagem API-GTO-0012': foraDeEtapa,
  'imagem.updateImagem API-GTO-0012': foraDeEtapa,
  'imagem.deleteImagem API-IMG-0011': congelar,
  'imagem.updateImagem API-IMG-0011': congelar,
  'imagem.updateImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { body: { sequencial: 99 } }),
  'imagem.uploadImagem API-GTO-0002': async (cena) =>
    cena.call(await createGuia(cena.t, 'autorizada'), { query: { eventos: '9:26' } }),
  'imagem.updateImagem API-GTO-0002': async (cena) => {
    const numeroFicha = await createGuia(cena.t, 'autorizada')
    await upload(cena.t, numeroFicha, 'rx.png', await arquivos.png(nextCor()))
    return cena.call(numeroFicha, {
      body: { eventos: [{ numeroSequencialInclusao: 9, codigoLocalizacao: '26' }] },
    })
  },
  'imagem.getImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
  'imagem.deleteImagem API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
  'imagem.uploadImagem API-IMG-0002': async (cena) => enviar(cena, 'rx.svg', await arquivos.png(nextCor())),
  'imagem.uploadImagem API-IMG-0003': (cena) => enviar(cena, 'rx.png', Buffer.alloc(5_242_881)),
  'imagem.uploadImagem API-IMG-0004': (cena) => enviar(cena, 'rx.png', Buffer.from('<html></html>')),
  'imagem.uploadImagem API-IMG-0005': async (cena) => {
    const inteira = await arquivos.jpeg(nextCor(), 640, 480)
    return enviar(cena, 'rx.jpg', inteira.subarray(0, inteira.length / 2))
  },
  'imagem.uploadImagem API-IMG-0006': async (cena) => enviar(cena, 'rx.png', await arquivos.bombaPng()),
  'imagem.uploadImagem API-IMG-0007': cheia,
  'imagem.uploadImagem API-IMG-0008': muitosBytes,
  'imagem.uploadImagem API-IMG-0009': async (cena) => {
    const [numeroFicha, conteudo] = [await cena.prepare(), await arquivos.png(nextCor())]
    await upload(cena.t, numeroFicha, 'antes.png', conteudo)
    return cena.call(numeroFicha, {}, { arquivo: { nome: 'rx.png', conteudo } })
  },
  'imagem.uploadImagem API-IMG-0010': (cena) =>
    enviar(cena, 'laudo.pdf', arquivos.pdf('4 0 obj << /S /JavaScript >> endobj\n')),
  'imagem.uploadImagem API-IMG-0013': (cena) => cena.callAfter(exameVencido),
  'imagem.uploadImagem API-IMG-0012': (cena) =>
    enviar(cena, 'laudo.pdf', buildPdfPaginas(...Array(21).fill({}))),
  'imagem.uploadImagem API-REC-0001': async (cena) =>
    cena.call(await createGuia(cena.t, 'processada'), { query: { imagemGto: 'recurso:26' } }),
  'imagem.deleteImagem API-REC-0001': deleteSemGlosa,
}

export const entradas: Matriz['entradas'] = [
  entrada('imagem.listImagens', imagem.listImagens, porFicha, createComImagem),
  entrada(
    'imagem.uploadImagem',
    imagem.uploadImagem,
    (numeroFicha) => ({ query: { numeroFicha, imagemGto: 'inicial:26' } }),
    liberada,
  ),
  entrada(
    'imagem.getRepetida',
    imagem.getRepetida,
    (numeroFicha) => ({ query: { numeroFicha, sha256: 'a'.repeat(64) } }),
    createComImagem,
  ),
  entrada(
    'imagem.getImagem',
    imagem.getImagem,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1, versao: 'tela' as const } }),
    createComImagem,
  ),
  entrada(
    'imagem.deleteImagem',
    imagem.deleteImagem,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1 } }),
    createComImagem,
  ),
  entrada(
    'imagem.updateImagem',
    imagem.updateImagem,
    (numeroFicha) => ({ body: { numeroFicha, sequencial: 1, eventos: [] } }),
    createComImagem,
  ),
  entrada('imagem.getProtocoloImagem', imagem.getProtocoloImagem, porEvento),
]
