import type { RegraEvento as RegraDominio } from '@portal/domain/evento/regra/regraEvento.ts'
import Type from 'typebox'
import { CodigoEvento } from './campo.ts'

const Texto = Type.String()
const Inteiro = Type.Integer()
const Logico = Type.Boolean()
const Textos = Type.Array(Type.String())
const ums = <const T extends readonly string[]>(...nomes: T) => Type.Enum(nomes)

/**
 * The rule of one event, as the engine takes it (`@portal/domain/evento/regra/regraEvento.ts`), so that the browser
 * advises with what the server decides with.
 */
export const RegraEvento = Type.Unsafe<RegraDominio>(
  Type.Object({
    codigoEvento: CodigoEvento,
    codigoTabela: ums('22', '98', '00'),
    descricao: Texto,
    especialidades: Type.Array(Inteiro),
    grupoFrequencia: Texto,
    local: ums('dente', 'regiao', 'nenhum'),
    dentes: Textos,
    regioes: Textos,
    denticao: ums('permanente', 'decidua', 'mista'),
    glosaDente: Texto,
    aceitaDenteAusente: Logico,
    aceitaDenteIncluso: Type.Optional(Logico),
    removeDente: Logico,
    facesMinimo: Inteiro,
    facesMaximo: Inteiro,
    facesPermitidas: Texto,
    idadeMinima: Type.Optional(Inteiro),
    idadeMaxima: Type.Optional(Inteiro),
    severidadeIdade: ums('aviso', 'excecao', 'glosa'),
    fonteIdade: Type.Optional(ums('operadora')),
    intervaloMeses: Type.Optional(Inteiro),
    intervaloDias: Type.Optional(Inteiro),
    mesCalendario: Logico,
    escopo: ums('beneficiario', 'dente', 'denteFace', 'regiao', 'arcada'),
    execucaoUnica: Logico,
    maximoPorPeriodo: Inteiro,
    somenteProprio: Logico,
    garantia: Logico,
    glosaFrequencia: Texto,
    glosaDuplicidade: Texto,
    imagemInicial: Logico,
    imagemFinal: Logico,
    foto: Logico,
    glosaImagem: Texto,
    justificativaMinima: Inteiro,
    preAprovacao: ums('automatica', 'auditoria'),
    classeCarencia: Texto,
    urgencia: Logico,
    extraRol: Logico,
    dut: Type.Optional(Inteiro),
    radiologia: Logico,
    papelOrtodontia: Type.Optional(ums('instalacao', 'manutencao', 'contencao')),
    requerEvento: Type.Array(
      Type.Object({
        grupos: Textos,
        escopo: ums('dente', 'beneficiario'),
        codigoGlosa: Texto,
        severidade: ums('glosa', 'auditoria'),
        aceitaImagem: Logico,
        prazoDias: Type.Optional(Inteiro),
      }),
    ),
    permiteQuantidade: Logico,
    quantidadeMaxima: Inteiro,
    alternativas: Textos,
    codigosAntigos: Textos,
    ocultoPortal: Logico,
    tokenObrigatorio: Logico,
    fonte: ums('tabela', 'padrao', 'operadora'),
  }),
)
