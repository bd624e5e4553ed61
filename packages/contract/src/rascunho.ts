import { permissoesGuia } from '@portal/domain/acesso/permissao.tables.ts'
import { denticoes } from '@portal/domain/evento/regra/regraEvento.ts'
import { MAXIMO_EVENTOS_GUIA } from '@portal/domain/guia/limiteEventos.ts'
import Type, { type Static } from 'typebox'
import {
  CodigoEvento,
  Dinheiro,
  FacesDigitadas,
  Instante,
  Nulavel,
  NumeroFicha,
  Objeto,
  Quantidade,
  Sequencial,
  TextoDigitado,
  UmDe,
  umLugarSo,
} from './campo.ts'
import { ContextoGuia, VersaoRegras } from './contextoGuia.ts'
import { RespostaErro } from './errors.ts'
import { rascunhoOrto } from './formularioOrto.ts'
import { MotivosItem } from './motivo.ts'
import { route } from './route.ts'

/** One line of the form while it is being filled: it may still be incomplete or wrong. */
export const ItemRascunho = Objeto(
  {
    sequencial: Sequencial,
    codigoEvento: CodigoEvento,
    dente: Type.Optional(Type.String({ maxLength: 2 })),
    regiao: Type.Optional(Type.String({ maxLength: 6 })),
    faces: Type.Optional(FacesDigitadas),
    quantidade: Quantidade,
  },
  umLugarSo,
)
export type ItemRascunho = Static<typeof ItemRascunho>

const conteudo = {
  itens: Type.Array(ItemRascunho, { maxItems: MAXIMO_EVENTOS_GUIA }),
  observacao: TextoDigitado,
  justificativa: TextoDigitado,
  denticaoManual: Type.Optional(UmDe(denticoes)),
  ...rascunhoOrto,
}

/** What was being typed, and when the server kept it. */
export const Rascunho = Objeto({ ...conteudo, revisao: Type.Integer({ minimum: 1 }), salvoEm: Instante })
export type Rascunho = Static<typeof Rascunho>

/** The draft of a guide saves itself; it survives a closed tab, a dead server and an expired session. */
export const rascunho = {
  saveRascunho: route({
    method: 'PUT',
    path: '/api/guia/v1/gto/rascunho',
    summary: 'Guarda o rascunho da guia; outra revisão, salva em outra tela, recusa a gravação',
    body: Objeto({ numeroFicha: NumeroFicha, revisaoBase: Type.Integer({ minimum: 0 }), ...conteudo }),
    reply: Objeto({ revisao: Type.Integer(), salvoEm: Instante }),
    errors: ['API-GTO-0001', 'API-GTO-0010', 'API-GTO-0011', 'API-GTO-0012', 'API-GTO-0013'],
    permission: 'SOLIC_AUTO',
    stale: [],
    patientData: true,
    own: true,
  }),
  simulateGuia: route({
    method: 'POST',
    reads: true,
    path: '/api/guia/v1/gto/simulacao',
    summary:
      'O que a operadora decidiria agora, sem enviar: status da guia; motivos, valor e coparticipação por item',
    body: Objeto({
      numeroFicha: NumeroFicha,
      itens: conteudo.itens,
      justificativa: Type.Optional(conteudo.justificativa),
    }),
    reply: Objeto({
      /** Null where the guide would not be taken as it is. */
      statusFicha: Nulavel(Type.Integer()),
      /** What sending would be refused with; null where it would be taken. */
      recusa: Nulavel(RespostaErro),
      itens: Type.Array(MotivosItem),
      valores: Type.Array(
        Objeto({
          numeroSequencialInclusao: Sequencial,
          valor: Dinheiro,
          valorCopart: Dinheiro,
          valorCopartOperadora: Type.Optional(Dinheiro),
        }),
      ),
    }),
    errors: ['API-GTO-0001'],
    permission: 'SOLIC_AUTO',
    patientData: true,
    steady: 'asked anew by every change of the draft',
    own: true,
  }),
  getContexto: route({
    method: 'GET',
    path: '/api/guia/v1/gto/contexto',
    summary: 'Tudo de que as regras precisam para avaliar a guia no navegador, como o servidor avalia',
    query: Objeto({ numeroFicha: NumeroFicha, versaoRegras: Type.Optional(VersaoRegras) }),
    reply: ContextoGuia,
    errors: ['API-GTO-0001'],
    permission: permissoesGuia,
    patientData: true,
    own: true,
  }),
}
