import { permissoesImagem } from '@portal/domain/acesso/permissao.tables.ts'
import {
  LADO_MARCA,
  MAXIMO_DECIMOS,
  MAXIMO_TEXTO_MARCA,
  tiposMarca,
} from '@portal/domain/marcaImagem/marca.ts'
import Type, { type Static } from 'typebox'
import { Feito, Instante, Nulavel, NumeroFicha, Objeto, Sequencial, UmDe } from './campo.ts'
import { route } from './route.ts'

const coordenada = Type.Integer({ minimum: 0, maximum: LADO_MARCA })

const desenho = {
  /** From the top left of the page, in ten-thousandths of its width and of its height. */
  pontos: Type.Array(Objeto({ x: coordenada, y: coordenada }), { minItems: 1, maxItems: 2 }),
  texto: Type.String({ maxLength: MAXIMO_TEXTO_MARCA, protegido: 'guardado' }),
  /** Of an `escala`, the length that its two points are known to be apart. */
  decimosMilimetro: Nulavel(Type.Integer({ minimum: 1, maximum: MAXIMO_DECIMOS })),
}
const conteudo = {
  /** Of a document, the page that it is on; 1 of an image. */
  pagina: Type.Integer({ minimum: 1, maximum: 1000 }),
  tipo: UmDe(tiposMarca),
  ...desenho,
}
const daImagem = { numeroFicha: NumeroFicha, sequencial: Sequencial }
const daMarca = { ...daImagem, numero: Sequencial }
const versao = Type.Integer({ minimum: 1 })
const feito = Objeto({ por: Type.String(), em: Instante })

/** An arrow, a text, a measure or a known length: kept beside an image, and never in it. */
export const Marca = Objeto({
  numero: Sequencial,
  ...conteudo,
  /** Counts its changes: one that names an older version is refused. */
  versao,
  criada: feito,
  mudada: Nulavel(feito),
})
export type Marca = Static<typeof Marca>

const escrita = {
  permission: 'ENVIO_IMAGEM',
  stale: ['marcaImagem'],
  patientData: true,
  own: true,
} as const

/** The marks of the images of a guide (Interface B4). They change no image, no guide and no evidence. */
export const marcaImagem = {
  listMarcas: route({
    method: 'GET',
    path: '/api/guia/v1/gto/imagem/marcas',
    summary: 'Setas, textos e medidas que a clínica pôs ao lado de uma imagem',
    query: Objeto(daImagem),
    reply: Type.Array(Marca),
    errors: ['API-GTO-0001', 'API-IMG-0001'],
    permission: permissoesImagem,
    patientData: true,
    steady: 'no change of a guide changes the marks of an image',
    own: true,
  }),
  createMarca: route({
    method: 'POST',
    path: '/api/guia/v1/gto/imagem/marcas',
    summary: 'Põe uma marca ao lado de uma imagem, que continua como foi enviada',
    body: Objeto({ ...daImagem, ...conteudo }),
    reply: Marca,
    errors: ['API-GTO-0001', 'API-IMG-0001', 'API-MRC-0003', 'API-MRC-0004', 'API-MRC-0005', 'API-MRC-0006'],
    ...escrita,
  }),
  updateMarca: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/imagem/marcas',
    summary: 'Muda uma marca, se ninguém a mudou desde que foi vista',
    body: Objeto({ ...daMarca, versao, ...desenho }),
    reply: Marca,
    errors: ['API-GTO-0001', 'API-IMG-0001', 'API-MRC-0001', 'API-MRC-0002', 'API-MRC-0004'],
    ...escrita,
  }),
  deleteMarca: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/imagem/marcas',
    summary: 'Remove uma marca, se ninguém a mudou desde que foi vista',
    query: Objeto({ ...daMarca, versao }),
    reply: Feito,
    errors: ['API-GTO-0001', 'API-IMG-0001', 'API-MRC-0001', 'API-MRC-0002'],
    ...escrita,
  }),
}
