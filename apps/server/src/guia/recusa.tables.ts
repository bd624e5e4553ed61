import type { CodigoErro } from '@portal/contract/errors.ts'
import type { acoes, NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import type { condicoes } from '@portal/domain/guia/condicao.ts'
import type { MotivoRecusa } from '@portal/domain/guia/motivoRecusa.tables.ts'

/** The published code of each refusal of the guide's life (Spec §8). */
export const codigosRecusa = {
  guiaBloqueada: 'API-GTO-0010',
  guiaNaoBloqueada: 'API-GTO-0011',
  statusNaoPermite: 'API-GTO-0011',
  etapaNaoPermite: 'API-GTO-0012',
  semEvento: 'API-GTO-0014',
  semEventoAprovado: 'API-GTO-0021',
  faltaDatar: 'API-GTO-0017',
  nadaDatado: 'API-GTO-0058',
  faltaAssinar: 'API-GTO-0018',
  jaAssinada: 'API-GTO-0028',
  faltaImagemInicial: 'API-GTO-0019',
  faltaImagemFinal: 'API-GTO-0019',
  semEventoComToken: 'API-GTO-0020',
  tokenRejeitado: 'API-GTO-0060',
  eventoRealizado: 'API-GTO-0022',
  complementarPresa: 'API-GTO-0053',
  senhaVencida: 'API-GTO-0050',
  senhaJaRenovada: 'API-GTO-0051',
  senhaDoMes: 'API-GTO-0061',
  senhaRecemNato: 'API-GTO-0063',
  exameEncerrado: 'API-IMG-0013',
  exameCapturado: 'API-LIB-0009',
  exameEntregue: 'API-GTO-0059',
  semGlosa: 'API-REC-0001',
  recursoEncerrado: 'API-REC-0003',
} as const satisfies Record<MotivoRecusa, CodigoErro>

type Exige<A extends NomeAcao> = Extract<(typeof acoes)[number], { nome: A }>['exige'][number]

/** Actions that fit any stage; those that fit any status too are repeated freely, so that nothing refuses them. */
type DeQualquerEtapa = 'cancel' | 'renewSenha' | 'createObservacao' | 'createOcorrencia' | 'deleteOcorrencia'
type DeQualquerStatus = 'lock' | 'unlock'

type MotivoDaAcao<A extends NomeAcao> = A extends DeQualquerStatus
  ? never
  :
      | 'guiaBloqueada'
      | 'statusNaoPermite'
      | (A extends DeQualquerEtapa ? never : 'etapaNaoPermite')
      | (typeof condicoes)[Exige<A>]['motivo']

/**
 * Every code that an action may be refused with: not this provider's, changed meanwhile, and what the table of
 * actions asks. A handler whose route does not list them all does not compile.
 */
export type CodigoRecusa<A extends NomeAcao> =
  | 'API-GTO-0001'
  | 'API-GTO-0013'
  | (typeof codigosRecusa)[MotivoDaAcao<A>]
