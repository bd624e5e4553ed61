import { MINUTOS_CODIGO_CELULAR } from '@portal/domain/envioCelular/validade.ts'
import Type, { type Static } from 'typebox'
import { Feito, Instante, NumeroFicha, Objeto } from './campo.ts'
import { imagem } from './imagem.ts'
import { mudancaGuia, recusas } from './mudancaGuia.ts'
import { route } from './route.ts'

const numeroFicha = NumeroFicha

/** What the address of the QR has behind its "#": the provider, and a secret that serves once. */
const Codigo = Type.String({ pattern: '^[1-9][0-9]{0,8}\\.[A-Za-z0-9_-]{43}$' })

/** What a phone is told of the guide that it sends to: its number, and nothing of the patient. */
export const GuiaCelular = Objeto({
  numeroFicha,
  expiraEm: Instante,
  /** How many came from it. */
  imagens: Type.Integer(),
})
export type GuiaCelular = Static<typeof GuiaCelular>

/** Images of an open guide from a telephone, by a QR (Produto §7). Those of the telephone have the cookie of one guide. */
export const envioCelular = {
  createEnvioCelular: route({
    method: 'POST',
    path: '/api/guia/v1/gto/envio-celular',
    summary: `Gera o endereço, de uma vez só, por que um celular envia imagens à guia durante ${MINUTOS_CODIGO_CELULAR} minutos`,
    body: Objeto({ numeroFicha }),
    reply: Objeto({ endereco: Type.String(), expiraEm: Instante }),
    errors: [...recusas, 'API-IMG-0013', 'API-CEL-0001'],
    permission: 'ENVIO_IMAGEM',
    stale: [],
    patientData: true,
    secret: true,
    own: true,
  }),
  deleteEnvioCelular: route({
    method: 'DELETE',
    path: '/api/guia/v1/gto/envio-celular',
    summary: 'Encerra na hora o envio pelo celular que esta sessão abriu',
    query: Objeto({ numeroFicha }),
    reply: Feito,
    errors: ['API-GTO-0001'],
    permission: 'ENVIO_IMAGEM',
    stale: [],
    patientData: true,
    own: true,
  }),
  watchEnvioCelular: route({
    method: 'GET',
    path: '/api/guia/v1/gto/envio-celular/acompanhamento',
    summary: 'Fluxo com o envio pelo celular desta sessão, agora e a cada mudança',
    query: Objeto({ numeroFicha }),
    reply: 'fluxo',
    errors: ['API-GTO-0001'],
    permission: 'ENVIO_IMAGEM',
    patientData: true,
    steady: 'the stream itself tells what changed',
    own: true,
  }),
  validateCodigo: route({
    method: 'POST',
    path: '/api/guia/v1/celular/codigo',
    summary: 'Troca, uma vez, o código do endereço por um cookie que só envia imagens àquela guia',
    body: Objeto({ codigo: Codigo }),
    reply: GuiaCelular,
    errors: ['API-ACE-0004', 'API-CEL-0002'],
    permission: 'publica',
    stale: [],
    own: true,
  }),
  getGuiaCelular: route({
    method: 'GET',
    path: '/api/guia/v1/celular/guia',
    summary: 'A guia a que o celular envia, até quando, e quantas imagens dele chegaram',
    reply: GuiaCelular,
    errors: [],
    permission: 'celular',
    own: true,
  }),
  getRepetidaCelular: route({
    method: 'GET',
    path: '/api/guia/v1/celular/repetida',
    summary:
      'Se a guia a que o celular envia já tem o arquivo; de outra guia, ou de outra imagem dela, não diz nada',
    query: Objeto({ numeroFicha, sha256: imagem.getRepetida.query.properties.sha256 }),
    reply: Objeto({ isRepetida: Type.Boolean() }),
    errors: ['API-GTO-0001'],
    permission: 'celular',
    patientData: true,
    steady: 'a telephone asks it anew of each file',
    own: true,
  }),
  uploadImagemCelular: route({
    method: 'POST',
    path: '/api/guia/v1/celular/upload',
    summary: 'Envia uma imagem do celular à guia do seu código, como se viesse da mesa',
    /** The guide that its page shows: a telephone that has opened another QR since sends nothing to that one by mistake. */
    query: Objeto({ numeroFicha, sha256Arquivo: imagem.uploadImagem.query.properties.sha256Arquivo }),
    multipart: 'multipartFile',
    reply: GuiaCelular,
    errors: imagem.uploadImagem.errors,
    permission: 'celular',
    stale: mudancaGuia,
    patientData: true,
    own: true,
  }),
}
