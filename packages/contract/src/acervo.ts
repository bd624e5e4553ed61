import { permissoesGuia, permissoesImagem } from '@portal/domain/acesso/permissao.tables.ts'
import { desfechosEvento } from '@portal/domain/guia/desfechoEvento.ts'
import { momentosImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { lugaresSerie, seriesRadiograficas } from '@portal/domain/imagem/serieRadiografica.tables.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoAssociado,
  CodigoDe,
  CodigoEvento,
  CodigoLocalizacao,
  Cursor,
  Data,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  UmDe,
} from './campo.ts'
import { Imagem } from './imagem.ts'
import { route } from './route.ts'

const { nomeArquivo, tipo, bytes, largura, altura, paginas, paginasTela, momento, dente, enviadaEm, origem } =
  Imagem.properties

/** An image of the patient, in one of the provider's guides or of an exam that it asked for. */
export const ImagemAcervo = Objeto({
  numeroFicha: NumeroFicha,
  sequencial: Sequencial,
  nomeArquivo,
  tipo,
  bytes,
  largura,
  altura,
  paginas,
  paginasTela,
  momento,
  dente,
  /** The civil day on which it came. */
  data: Data,
  enviadaEm,
  /** Those of its guide's events that it answers for: the named ones or, where nobody said, those of its tooth. */
  eventos: Type.Array(
    Objeto({
      numeroSequencialInclusao: Sequencial,
      codigoEvento: CodigoEvento,
      descricao: Type.String(),
      codigoLocalizacao: Nulavel(CodigoLocalizacao),
    }),
  ),
  /** Of an exam, its radiology form; the same number as the image's own where no guide of the provider has a copy. */
  origem,
})
export type ImagemAcervo = Static<typeof ImagemAcervo>

/** An event on a tooth of the patient's, whatever became of it. */
export const EventoDente = Objeto({
  codigoEvento: CodigoEvento,
  descricao: Type.String(),
  dente: Type.String(),
  faces: Nulavel(Type.String()),
  desfecho: CodigoDe(desfechosEvento),
  /** Its day on the time line (domain, `tellDesfecho`); null of what is still to be decided or done. */
  data: Nulavel(Data),
  /** Null of what another provider did: of those only what was done is told. */
  numeroFicha: Nulavel(NumeroFicha),
})
export type EventoDente = Static<typeof EventoDente>

const arranjo = {
  serie: CodigoDe(seriesRadiograficas),
  /** What was put in a place by hand: an image of the patient's, or null of one that stays empty. */
  escolhas: Type.Array(
    Objeto({
      lugar: UmDe(lugaresSerie),
      imagem: Nulavel(Objeto({ numeroFicha: NumeroFicha, sequencial: Sequencial })),
    }),
    { maxItems: lugaresSerie.length },
  ),
}

/** A patient's full-mouth layout, as the provider arranged it. */
export const MontagemSerie = Objeto({
  ...arranjo,
  /** Counts its changes, 0 before the first: one that names an older version is refused. */
  versao: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
})
export type MontagemSerie = Static<typeof MontagemSerie>

/** The digital archive: a patient's images in all the guides that the provider has of her. Spec §7.2. */
export const acervo = {
  listAcervo: route({
    method: 'GET',
    path: '/api/guia/v1/gto/acervo-digital/sequencial-imagens',
    summary: 'Imagens do paciente nas guias deste credenciado e dos exames que ele pediu, a mais nova antes',
    query: Objeto({
      codigoAssociado: CodigoAssociado,
      /** Those that show the tooth or are for an event of it. This and what follows is ours. */
      dente: Type.Optional(Type.String({ pattern: '^[1-8][0-9]$' })),
      momento: Type.Optional(UmDe(momentosImagem)),
      cursor: Type.Optional(Cursor),
      limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: Objeto({
      imagens: Type.Array(ImagemAcervo),
      /** Every tooth that one of the patient's images shows or is for, whatever was asked for, in order. */
      dentes: Type.Array(Type.String()),
      proximo: Nulavel(Cursor),
    }),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesImagem,
    patientData: true,
  }),
  listEventosDente: route({
    method: 'GET',
    path: '/api/guia/v1/gto/acervo-digital/eventos',
    summary:
      'O que se fez nos dentes do paciente, por qualquer credenciado, e o que este pediu, negado e cancelado também',
    query: Objeto({ codigoAssociado: CodigoAssociado }),
    /** By day, the latest first; before them what is still to be decided or done. */
    reply: Type.Array(EventoDente),
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesGuia,
    patientData: true,
    own: true,
  }),
  getMontagem: route({
    method: 'GET',
    path: '/api/guia/v1/gto/acervo-digital/montagem',
    summary: 'A montagem da boca toda do paciente, como este credenciado a arrumou',
    query: Objeto({ codigoAssociado: CodigoAssociado }),
    reply: MontagemSerie,
    errors: ['API-ELE-0001', 'API-ELE-0005'],
    limite: 'consulta',
    permission: permissoesImagem,
    patientData: true,
    steady: 'no change of a guide moves what a clinic put in its place',
    own: true,
  }),
  updateMontagem: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/acervo-digital/montagem',
    summary: 'Guarda a montagem da boca toda, se ninguém a mudou desde que foi vista',
    body: Objeto({ codigoAssociado: CodigoAssociado, ...MontagemSerie.properties }),
    /** As it was kept: without what is none of the patient's images any more. */
    reply: MontagemSerie,
    errors: ['API-ELE-0001', 'API-ELE-0005', 'API-ACV-0001'],
    limite: 'consulta',
    permission: 'ENVIO_IMAGEM',
    stale: ['acervo.getMontagem'],
    patientData: true,
    own: true,
  }),
  getImagemAcervo: route({
    method: 'GET',
    path: '/api/guia/v1/gto/acervo-digital/imagem',
    summary: 'Uma imagem do acervo como JPEG em base64, miniatura ou inteira, sempre refeita aqui',
    query: Objeto({
      numeroFicha: NumeroFicha,
      sequencial: Sequencial,
      thumbnail: Type.Optional(Type.Boolean()),
      /**
       * Which page, as the screen shows it (2000 points at most); unsaid, the whole image, or the first page of a PDF. Of a
       * thumbnail none. Ours.
       */
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    reply: Objeto({
      nomeArquivo,
      tipo: Type.Literal('image/jpeg'),
      /** In base64. */
      conteudo: Type.String(),
      pagina: Type.Integer(),
      paginasTela,
    }),
    errors: ['API-GTO-0001', 'API-IMG-0001'],
    permission: permissoesImagem,
    patientData: true,
    steady: 'a number always means the same image',
  }),
}
