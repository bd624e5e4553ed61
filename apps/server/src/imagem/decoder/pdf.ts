import { type ObjetosPdf, refuseAbertura } from './acaoPdf.ts'
import { decodeStream } from './filtroPdf.ts'
import { espacoPdf, listStreams, normalisePdf } from './objetoPdf.ts'
import { Recusa } from './recusa.ts'

/**
 * What makes a PDF act rather than show, by name: scripts, programs, forms that send, other files
 * and players. A name is searched wherever it stands, so that neither who calls the action nor
 * where its type is written matters. Encrypted ones are refused too: nobody could look inside.
 */
const nomes = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Thread',
  'Rendition',
  'Movie',
  'Sound',
  'RichMedia[A-Za-z]*',
  'OnInstantiate',
  'EmbeddedFiles?',
  'FileAttachment',
  'Encrypt',
]
const ativo = new RegExp(`/(?:${nomes.join('|')})(?![A-Za-z0-9])`)
const referencia = String.raw`\d+${espacoPdf}+\d+${espacoPdf}+R`
/**
 * So short names are met by chance in compressed bytes: a file inside, a form of scripts and actions that events set off
 * need what follows too.
 */
const ativoCurto = new RegExp(
  String.raw`/(?:EF|AA)${espacoPdf}*(?:<<|${referencia})|/XFA${espacoPdf}*(?:\[|${referencia})`,
)

function refuseAtivo(texto: string): void {
  const normal = normalisePdf(texto)
  if (ativo.test(normal) || ativoCurto.test(normal)) throw new Recusa('ativo')
}

/** No reader finds objects in a stream that does not say how many; its type it may say elsewhere, or not at all. */
const chavesDeObjetos = ['/N', '/First', '/ObjStm']

/**
 * Checks what can be told of a PDF without drawing it: header, trailer, at least an object, and nothing in it that
 * acts, in streams of objects neither. Throws `conteudo` when it is no PDF, `ativo` when it acts, else `corrompido`.
 */
export function checkPdf(file: Buffer): void {
  const texto = file.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(texto)) throw new Recusa('conteudo')
  if (!texto.slice(-1024).includes('%%EOF') || !texto.includes('startxref')) throw new Recusa('corrompido')
  if (!/\d\s+\d+\s+obj/.test(texto)) throw new Recusa('corrompido')
  refuseAtivo(texto)
  const dentro: ObjetosPdf[] = []
  for (const { dicionario, inicio } of listStreams(texto)) {
    if (!chavesDeObjetos.some((chave) => dicionario.includes(chave))) continue
    if (inicio === undefined) throw new Recusa('corrompido')
    const objetos = decodeStream(dicionario, file.subarray(inicio)).toString('latin1')
    refuseAtivo(objetos)
    dentro.push({ dicionario, texto: objetos })
  }
  refuseAbertura(texto, dentro)
}
