import type { ClasseCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import type { Exclusao } from '@portal/domain/evento/regra/exclusao.ts'
import { momentosExigidos } from '@portal/domain/imagem/imagemExigida.ts'
import type { PlanoOrtodontia } from '@portal/domain/ortodontia/planoOrtodontia.ts'
import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { estadosTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import Type, { type Static } from 'typebox'
import { SituacaoAssociado } from './associado.ts'
import { CodigoDe, Data, Dinheiro, Nulavel, NumeroFicha, Objeto, UmDe } from './campo.ts'
import { EventoNomeado } from './imagem.ts'
import { RegraEvento } from './regraEvento.ts'

const Texto = Type.String()
const opcional = { dente: Type.Optional(Texto), regiao: Type.Optional(Texto), faces: Type.Optional(Texto) }

const ItemPrincipal = Objeto({
  sequencial: Type.Integer(),
  codigoEvento: Texto,
  ...opcional,
  quantidade: Type.Integer(),
  data: Type.Optional(Data),
})

const Estado = CodigoDe(estadosTratamento)

/** The provider's own treatment of the patient, as the rules read it. */
const TratamentoContexto = Objeto({
  estado: Estado,
  inicio: Nulavel(Data),
  fim: Nulavel(Data),
  mesesConcedidos: Type.Integer(),
  instalacao: Nulavel(Data),
  passos: Type.Array(Objeto({ dia: Data, estado: Estado })),
  manutencoes: Type.Array(Objeto({ numeroFicha: NumeroFicha, liberada: Data, data: Nulavel(Data) })),
})

export const VersaoRegras = Type.String({ minLength: 1, maxLength: 64 })

/**
 * The rule engine's `DadosContexto` (`@portal/domain/evento/contexto.ts`) as JSON: the rules travel as a list, the
 * guide's own items are what the person is typing. Another provider's identity is not in it.
 */
export const ContextoGuia = Objeto({
  hoje: Data,
  /** Changes with `regras` and `exclusoes`, which go along unless the caller names it: it has them from another guide. */
  versaoRegras: VersaoRegras,
  regras: Type.Optional(Type.Array(RegraEvento)),
  precos: Type.Array(
    Objeto({
      codigoEvento: Texto,
      valor: Dinheiro,
      valorCopart: Dinheiro,
      valorCopartOperadora: Type.Optional(Dinheiro),
    }),
  ),
  exclusoes: Type.Optional(
    Type.Array(Type.Unsafe<Exclusao>(Type.Object({}, { additionalProperties: true }))),
  ),
  associado: Objeto({
    nascimento: Data,
    situacao: SituacaoAssociado,
    inclusao: Data,
    exclusao: Type.Optional(Data),
    validadeCartao: Type.Optional(Data),
  }),
  plano: Objeto({
    codigo: Texto,
    coberturaOdontologica: Type.Boolean(),
    classesCobertas: Type.Optional(Type.Array(Type.Unsafe<ClasseCarencia>(Texto))),
    eventosExcluidos: Type.Optional(Type.Array(Texto)),
    extraRol: Type.Boolean(),
    carencias: Type.Unsafe<Partial<Record<ClasseCarencia, number>>>(
      Type.Object({}, { additionalProperties: Type.Integer() }),
    ),
    ortodontia: Type.Optional(
      Nulavel(Type.Unsafe<PlanoOrtodontia>(Type.Object({}, { additionalProperties: true }))),
    ),
  }),
  credenciado: Objeto({
    ativo: Type.Boolean(),
    especialidades: Type.Array(Type.Integer()),
    atendeRede: Type.Boolean(),
    inicioContrato: Data,
    fimContrato: Type.Optional(Data),
  }),
  guia: Objeto({
    codigoEspecialidade: Type.Integer(),
    codigoTipoAtendimento: Type.Integer(),
    emergencia: Type.Boolean(),
    recemNato: Type.Boolean(),
    itensPrincipal: Type.Optional(Type.Array(ItemPrincipal)),
    solicitanteInformado: Type.Boolean(),
    examesAprovados: Type.Optional(
      Type.Array(
        Objeto({
          codigoEvento: Texto,
          codigoLocalizacao: Nulavel(Texto),
          quantidade: Type.Integer(),
          motivos: Type.Array(
            Objeto({
              codigoGlosa: Texto,
              eventoAnterior: Type.Optional(Objeto({ codigoEvento: Texto, data: Data })),
            }),
          ),
        }),
      ),
    ),
    dataAutorizacao: Type.Optional(Data),
    inicioUrgencia: Type.Optional(Data),
    validadeSenha: Type.Optional(Data),
  }),
  historico: Type.Array(
    Type.Union([
      Objeto({
        codigoEvento: Texto,
        ...opcional,
        data: Data,
        proprio: Type.Boolean(),
        desloca: Type.Optional(Type.Literal(false)),
      }),
      Objeto({
        codigoEvento: Texto,
        ...opcional,
        reservadoAte: Data,
        proprio: Type.Boolean(),
        numeroFicha: Type.Optional(Type.Integer()),
      }),
    ]),
  ),
  dentesAusentes: Type.Array(Texto),
  ortodontia: Type.Optional(
    Objeto({
      tratamento: Type.Optional(TratamentoContexto),
      prazo: Type.Unsafe<PrazoOrtodontia>(Type.Object({}, { additionalProperties: true })),
      tratamentosFeitos: Type.Integer(),
    }),
  ),
  imagens: Type.Array(
    Objeto({
      momento: UmDe(momentosExigidos),
      dente: Type.Optional(Texto),
      eventos: Type.Optional(Type.Array(EventoNomeado)),
    }),
  ),
})
type Recebido = Static<typeof ContextoGuia>
/** As it is judged with: whole. */
export type ContextoGuia = Recebido & Required<Pick<Recebido, 'regras' | 'exclusoes'>>
