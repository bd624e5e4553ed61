import { ageAt } from '@portal/domain/calendario/dataCivil.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import type { Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import type { Random } from '../chance/random.ts'
import type { GuiaVivida } from '../guia/esbocoGuia.ts'

const MISTA_ATE = 11

const QUEIXAS = [
  'Dentes da frente tortos e amontoados.',
  'Mordida que não encosta na frente.',
  'Espaço entre os dentes superiores.',
  'Dente superior muito à frente do inferior.',
] as const
const OBJETIVOS = [
  'Alinhar e nivelar os arcos, corrigir a sobremordida e coordenar as linhas médias.',
  'Corrigir a relação de caninos e fechar os espaços remanescentes.',
  'Criar espaço para os caninos e obter guias funcionais.',
] as const
const REALIZADOS = [
  'Troca do arco superior e das ligaduras.',
  'Troca dos arcos e colagem de um braquete solto.',
  'Ativação da cadeia elástica e orientação de higiene.',
  'Dobras de finalização e controle da oclusão.',
] as const

const [DECIDUA_E_PERMANENTE, PERMANENTE] = [2, 3] as const
const [FECHADA, INSUFICIENTE, FIXO] = [3, 3, 1] as const

function toInicial({ pedido }: GuiaVivida, tempo: number, random: Random): Formulario {
  const mista = ageAt(pedido.associado.linha.nascimento, pedido.data) <= MISTA_ATE
  const fechada = random.chance(0.3)
  return {
    denticao: mista ? DECIDUA_E_PERMANENTE : PERMANENTE,
    classAngle: random.int(1, 4),
    relacaoCaninoDir: random.int(1, 3),
    relacaoCaninoEsq: random.int(1, 3),
    ...(random.chance(0.4) && {
      lnMedianaMaxilaLado: random.int(1, 2),
      lnMedianaMaxilaMedida: random.int(1, 3),
    }),
    sobremordidaTipo: fechada ? FECHADA : 1,
    ...(fechada && { sobremordidaComprimento: random.int(1, 4) }),
    sobressalienciaComprimento: random.int(1, 8),
    atmTipo: 1,
    mordidaCruzada: random.int(1, 4),
    ...(!mista && random.chance(0.3) && { dentesExtracao: ['14', '24'] }),
    faseTratamento: mista ? 2 : 3,
    tempoTratamento: tempo,
    queixaPaciente: random.pick(QUEIXAS),
    objetivoDetalhado: random.pick(OBJETIVOS),
  }
}

/** The form that a guide was sent with (Spec §3.3); `tempo` is in months, and a maintenance asks for none. */
export function createFormulario(
  tipo: TipoFormulario,
  guia: GuiaVivida,
  tempo: number,
  random: Random,
): Formulario {
  if (tipo === 'manutencao') {
    return {
      faseTratamento: random.int(3, 6),
      cooperacaoPaciente: random.weighted([
        [1, 70],
        [2, 25],
        [INSUFICIENTE, 5],
      ]),
      quantidadeFaltas: 0,
      codigoAparelho: FIXO,
      descricaoRealizado: random.pick(REALIZADOS),
    }
  }
  const inicial = toInicial(guia, tempo, random)
  return tipo === 'inicial'
    ? inicial
    : { ...inicial, faseTratamento: 5, codigoTratamento: 1, codigoPrognostico: random.int(1, 2) }
}
