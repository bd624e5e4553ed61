import type { Explicacao } from '@portal/contract/glosa.ts'
import { isGlosaDaRegra } from '@portal/domain/glosa/origemGlosa.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData } from '../calendario/format.ts'

/** Since when the rule holds, and who says so, or why no day is told. */
export function describeVigencia({ codigoGlosa, regra }: Pick<Explicacao, 'codigoGlosa' | 'regra'>): string {
  if (!regra)
    return isGlosaDaRegra(codigoGlosa)
      ? 'Decorre da regra de cada evento: na guia, a explicação diz desde quando a dele vale.'
      : 'Não decorre da regra de um evento, e não tem data própria.'
  const { codigoEvento, descricao, desde, fonte, dut } = regra
  const evento = `${formatCodigoEvento(codigoEvento)} ${descricao}`
  return `A regra de ${evento} vale desde ${showData(desde)}${dut === null ? '' : `, com a DUT ${dut}`}. ${fonte}.`
}

/** What became of this denial here, stage by stage, one sentence each. */
export function describeHistorico({ autorizacao, pagamento }: Explicacao['historico']): string[] {
  const pedidos =
    autorizacao === 0
      ? 'Na autorização, nenhum evento negado assim.'
      : `Na autorização, ${countOf(autorizacao, 'evento negado assim', 'eventos negados assim')}.`
  return pagamento ? [pedidos, describePagamento(pagamento)] : [pedidos]
}

type Pagamento = NonNullable<Explicacao['historico']['pagamento']>

function describePagamento({ negados, recorridos, ganhos, emJulgamento }: Pagamento): string {
  if (negados === 0) return 'No pagamento, nenhum evento negado assim.'
  const negou = `No pagamento, ${countOf(negados, 'evento negado assim', 'eventos negados assim')}`
  if (recorridos === 0) return `${negou}; de nenhum se recorreu.`
  const perdidos = recorridos - ganhos - emJulgamento
  const destinos = [
    ganhos > 0 && countOf(ganhos, 'aprovado', 'aprovados'),
    perdidos > 0 && countOf(perdidos, 'não aprovado', 'não aprovados'),
    emJulgamento > 0 && `${emJulgamento} em julgamento`,
  ].filter((destino) => destino !== false)
  return `${negou}; ${countOf(recorridos, 'recorrido', 'recorridos')}: ${destinos.join(', ')}.`
}
