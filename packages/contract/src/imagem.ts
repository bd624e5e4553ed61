import { permissoesEnvio, permissoesImagem } from '@portal/domain/acesso/permissao.tables.ts'
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import { momentosExigidos, momentosImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { versoesImagem } from '@portal/domain/imagem/versaoImagem.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoEspecialidade,
  CodigoEvento,
  CodigoLocalizacao,
  CodigoTipoAtendimento,
  Feito,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Sequencial,
  UmDe,
} from './campo.ts'
import { mudancaGuia } from './mudancaGuia.ts'
import { route } from './route.ts'

const momento = UmDe(momentosImagem)
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** An event that an image is for, with the place that it had when it was said. */
export const EventoNomeado = Objeto({
  numeroSequencialInclusao: Sequencial,
  codigoLocalizacao: Type.Optional(Nulavel(CodigoLocalizacao)),
})

/** An image of a guide. The stored original never changes; `tela` and `miniatura` are re-encoded copies. */
export const Imagem = Objeto({
  sequencial: Type.Integer(),
  nomeArquivo: Type.String(),
  tipo: Type.String(),
  bytes: Type.Integer(),
  largura: Nulavel(Type.Integer()),
  altura: Nulavel(Type.Integer()),
  paginas: Type.Integer(),
  /** The pages that have a `tela`, from the first on; 0 of an older PDF, which is only downloaded. */
  paginasTela: Type.Integer(),
  momento,
  dente: Nulavel(Type.String()),
  sha256: Type.String(),
  enviadaEm: Instante,
  /** The events that it is for; null when nobody said: then its tooth tells, and without a tooth it is for none. */
  eventos: Nulavel(Type.Array(EventoNomeado)),
  /** Of a linked exam: the form of the radiology unit that made it (S21). */
  origem: Type.Optional(Nulavel(NumeroFicha)),
  /** When it became evidence, and by which step: from then on it is not removed. */
  congelada: Nulavel(Objeto({ em: Instante, por: Type.String() })),
})
export type Imagem = Static<typeof Imagem>

const recusas = ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0012', 'API-GTO-0013'] as const

/** Images of a guide. Spec §5.1, §7.2. */
export const imagem = {
  listImagens: route({
    method: 'GET',
    path: '/api/guia/v1/gto/imagens',
    summary: 'Imagens da guia',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: Type.Array(Imagem),
    errors: ['API-GTO-0001'],
    permission: permissoesImagem,
    patientData: true,
  }),
  uploadImagem: route({
    method: 'POST',
    path: '/api/guia/v1/gto/upload',
    summary: 'Envia uma imagem; a última exigida leva a guia de volta à análise',
    query: Objeto({
      numeroFicha: NumeroFicha,
      /**
       * What the image is: `inicial` or `final`, or `recurso` for what an appeal brings (ours), and the tooth when it
       * shows one, as `inicial:16`.
       */
      imagemGto: Type.Optional(Type.String({ pattern: '^(inicial|final|recurso)(:[1-8][0-9])?$' })),
      /**
       * The events that it is for, each by its sequence and its place, as `1:16,2:17,3`, or `nenhum`. Unsaid, its tooth
       * tells; without a tooth, it is for the one event that lacks such an image. Ours.
       */
      eventos: Type.Optional(
        Type.String({
          pattern: '^(nenhum|[1-9][0-9]{0,3}(:[0-9A-Z]{2,6})?(,[1-9][0-9]{0,3}(:[0-9A-Z]{2,6})?)*)$',
          maxLength: 500,
        }),
      ),
      /** Of the file that was chosen, where it was made smaller before it went. Ours. */
      sha256Arquivo: Type.Optional(Sha256),
    }),
    multipart: 'multipartFile',
    reply: Objeto({ imagem: Imagem, statusFicha: Type.Integer(), versao: Type.Integer() }),
    errors: [
      'API-GTO-0001',
      'API-GTO-0002',
      'API-GTO-0010',
      'API-GTO-0011',
      'API-GTO-0012',
      'API-GTO-0013',
      'API-IMG-0002',
      'API-IMG-0003',
      'API-IMG-0004',
      'API-IMG-0005',
      'API-IMG-0006',
      'API-IMG-0007',
      'API-IMG-0008',
      'API-IMG-0009',
      'API-IMG-0010',
      'API-IMG-0012',
      'API-IMG-0013',
      'API-REC-0001',
    ],
    permission: 'ENVIO_IMAGEM',
    stale: mudancaGuia,
    patientData: true,
  }),
  getRepetida: route({
    method: 'GET',
    path: '/api/guia/v1/gto/imagem/repetida',
    summary: 'A imagem do paciente que já veio do mesmo arquivo, desta ou de outra guia do credenciado',
    query: Objeto({ numeroFicha: NumeroFicha, sha256: Sha256 }),
    reply: Objeto({
      repetida: Nulavel(
        Objeto({
          numeroFicha: NumeroFicha,
          sequencial: Sequencial,
          momento,
          dente: Nulavel(Type.String()),
          enviadaEm: Instante,
        }),
      ),
    }),
    errors: ['API-GTO-0001'],
    permission: 'ENVIO_IMAGEM',
    patientData: true,
    own: true,
  }),
  getImagem: route({
    method: 'GET',
    path: '/api/guia/v1/gto/imagem',
    summary: 'Conteúdo de uma imagem: miniatura, tela ou inteira, sempre refeita aqui',
    query: Objeto({
      numeroFicha: NumeroFicha,
      sequencial: Sequencial,
      versao: UmDe(versoesImagem),
      /** Which page of what has pages (a PDF, a TIFF) its `tela` shows, the first when unsaid; the other versions take no notice of it. */
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    reply: 'arquivo',
    arquivo: ['imagem-{numeroFicha}-{sequencial}.{tipo}'],
    errors: ['API-GTO-0001', 'API-IMG-0001'],
    permission: permissoesImagem,
    patientData: true,
    steady: 'a number always means the same image',
    own: true,
  }),
  deleteImagem: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/imagem',
    summary: 'Remove uma imagem enquanto a guia ainda a aceita',
    query: Objeto({ numeroFicha: NumeroFicha, sequencial: Sequencial }),
    reply: Feito,
    errors: [...recusas, 'API-IMG-0001', 'API-IMG-0011', 'API-REC-0001'],
    permission: 'ENVIO_IMAGEM',
    stale: mudancaGuia,
    patientData: true,
    own: true,
  }),
  updateImagem: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/imagem/eventos',
    summary: 'Diz para quais eventos a imagem é, enquanto ela não serviu de evidência',
    body: Objeto({
      numeroFicha: NumeroFicha,
      sequencial: Sequencial,
      eventos: Type.Array(EventoNomeado, { maxItems: MAXIMO_EVENTOS_GUIA }),
    }),
    reply: Objeto({ imagem: Imagem, statusFicha: Type.Integer(), versao: Type.Integer() }),
    errors: [...recusas, 'API-GTO-0002', 'API-IMG-0001', 'API-IMG-0011'],
    permission: 'ENVIO_IMAGEM',
    stale: mudancaGuia,
    patientData: true,
    own: true,
  }),
  getProtocoloImagem: route({
    method: 'GET',
    path: '/api/guia/v1/gto/protocolo-imagem',
    summary: 'Imagens que o evento exige, por momento',
    /** With the guide's specialty and type: an initial orthodontic guide asks for more (Spec §9.6). */
    query: Objeto({
      codigoEvento: CodigoEvento,
      codigoEspecialidade: Type.Optional(CodigoEspecialidade),
      codigoTipoAtendimento: Type.Optional(CodigoTipoAtendimento),
    }),
    reply: Objeto({
      inicial: Type.Boolean(),
      final: Type.Boolean(),
      foto: Type.Boolean(),
      /** What to send of each moment; without one, of whichever is sent. */
      orientacao: Type.Array(Objeto({ momento: Nulavel(UmDe(momentosExigidos)), texto: Type.String() })),
    }),
    errors: ['API-GTO-0006'],
    permission: permissoesEnvio,
    own: true,
  }),
}
