import { addDays, toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import {
  correctItem,
  type DadosCorrigidos,
  isCorrigido,
  judgeCorrecao,
} from '@portal/domain/recursoGlosa/correcao.ts'
import { listForaDoPrazo } from '@portal/domain/repasse/apresentacao.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import { createContextoGuia, type FatosGuia, toItem, withoutOrdem } from '../guia/fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { listTomados } from '../guia/pagamento/lugarTomado.ts'
import type { ImagemAnexada } from '../recursoGlosa/anexo.store.ts'
import type { ItemRecurso, Julgado } from '../recursoGlosa/recurso.store.ts'

/** What the appeal shows of the event's moments. */
const toImagens = (anexos: readonly ImagemAnexada[], { sequencialInclusao, dente, regiao }: Evento) =>
  anexos.flatMap((anexo): ImagemPresente[] => {
    if (anexo.sequencialInclusao !== sequencialInclusao) return []
    if (anexo.tipo !== 'imagemInicial' && anexo.tipo !== 'imagemFinal') return []
    const nomeado = { numeroSequencialInclusao: sequencialInclusao, codigoLocalizacao: dente ?? regiao }
    return [{ momento: anexo.tipo === 'imagemFinal' ? 'final' : 'inicial', eventos: [nomeado] }]
  })

/** What the appeal is judged with besides its own item. */
export type MeiosCorrecao = {
  fatos: FatosGuia
  carregada: GuiaCarregada
  anexos: readonly ImagemAnexada[]
  /** When the guide was forwarded to the payment, `YYYY-MM-DD`. */
  apresentadaEm: string
}

function findContra(evento: Evento, item: ItemRecurso, meios: MeiosCorrecao): Motivo | undefined {
  const { fatos, carregada, anexos, apresentadaEm } = meios
  const { guia, eventos, imagens } = carregada
  const outros = eventos.filter(
    (outro) => isEventoPagavel(outro) && outro.sequencialInclusao !== evento.sequencialInclusao,
  )
  const sent = toItem(evento)
  const contexto = createContextoGuia(withoutOrdem(fatos, evento), {
    momento: 'pagamento',
    itens: [...outros.map(toItem), sent],
    imagens: [...imagens, ...toImagens(anexos, evento)],
    justificativa: guia.justificativaTecnica,
  })
  const datado = { dataRealizacao: item.dataNova }
  const { rede } = fatos.prontuario.contrato
  const [tarde] = listForaDoPrazo(
    fatos.tabela.calendarios,
    datado,
    rede,
    addDays(apresentadaEm, -evento.diasParados),
  )
  return judgeCorrecao(sent, item, contexto, item.codigosGlosa) ?? tarde
}

/** `lugar 27, data 20/11/2026`. */
const sayDados = ({ denteNovo, dataNova }: DadosCorrigidos): string =>
  [denteNovo && `lugar ${denteNovo}`, dataNova && `data ${toBrasileira(dataNova)}`].filter(Boolean).join(', ')

/** What was granted is refused, with what speaks against it. */
const refuse = (julgado: Julgado, contra: Motivo, porQue: string): Julgado => ({
  ...julgado,
  decisao: 'R',
  liberadoCentavos: 0,
  codigoResposta: contra.codigoGlosa,
  razao: `${porQue}: ${sayGlosa(contra)}.`,
})

/** What was granted for a corrected place or day, unless another rule denies the event as it now is (Operadora §4). */
function keepCorrigido(julgado: Julgado, evento: Evento, item: ItemRecurso, meios: MeiosCorrecao): Julgado {
  const contra = findContra(evento, item, meios)
  if (!contra) return julgado
  return refuse(julgado, contra, `Com o dado corrigido (${sayDados(item)}), outra regra nega o evento`)
}

/** The event where its appeal says that it was, once for each place. */
const correctEvento = (evento: Evento, dados: DadosCorrigidos): Evento[] =>
  correctItem(toItem(evento), dados).map(({ dente, regiao, faces, data }) => ({
    ...evento,
    dente: dente ?? null,
    regiao: regiao ?? null,
    faces: faces ?? null,
    dataRealizacao: data ?? null,
  }))

const toLugar = ({ dente, regiao, faces }: Evento) => ({ dente, regiao, faces })

/**
 * One act is paid once (Operadora §1): what was denied kept nobody from its place, and where another has been authorised
 * there since, or did it, no appeal gives it back. The place is the one that it is granted at.
 */
function keepUmSoPago(
  julgado: Julgado,
  concedidos: readonly Evento[],
  { fatos, carregada }: MeiosCorrecao,
): Julgado {
  const [contra] = concedidos.flatMap((evento) => listTomados(fatos, carregada, evento))
  if (!contra) return julgado
  return refuse(julgado, contra, 'Outra guia foi autorizada no lugar deste evento depois dele')
}

/**
 * What the policy granted (`causa`), unless a rule or another's act speaks against it. Each event meets the guide's other
 * lines as the appeal leaves them: corrected where that was granted before it, and nowhere while that is not.
 */
export function judgeCorrigidos(
  causa: readonly Julgado[],
  itens: readonly ItemRecurso[],
  meios: MeiosCorrecao,
): Julgado[] {
  const { eventos } = meios.carregada
  const findItem = ({ sequencialInclusao }: Pick<Evento, 'sequencialInclusao'>) =>
    itens.find((item) => item.sequencialInclusao === sequencialInclusao)
  const julgados: Julgado[] = []
  for (const julgado of causa) {
    const item = findItem(julgado)
    const evento = eventos.find(({ sequencialInclusao }) => sequencialInclusao === julgado.sequencialInclusao)
    if (julgado.decisao !== 'A' || !item || !evento) {
      julgados.push(julgado)
      continue
    }
    const aprovados = julgados.filter(({ decisao }) => decisao === 'A')
    const comoFicam = eventos.flatMap((outro) => {
      const dito = findItem(outro)
      if (!dito || !isCorrigido(dito)) return [outro]
      const isAprovado = aprovados.some((cada) => cada.sequencialInclusao === outro.sequencialInclusao)
      return isAprovado ? correctEvento(outro, dito) : []
    })
    const agora = { ...meios, carregada: { ...meios.carregada, eventos: comoFicam } }
    const lugares = correctEvento(evento, item)
    const semRegraContra = keepCorrigido(julgado, evento, item, agora)
    const final =
      semRegraContra.decisao === 'A' ? keepUmSoPago(semRegraContra, lugares, agora) : semRegraContra
    const isMudado = final.decisao === 'A' && item.denteNovo !== null
    julgados.push(isMudado ? { ...final, lugaresConcedidos: lugares.map(toLugar) } : final)
  }
  return julgados
}
