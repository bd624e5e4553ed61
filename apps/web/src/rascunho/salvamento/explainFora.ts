import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import type { Conteudo } from '../estado/rascunhoReducer.ts'
import { nameItem, showLugar } from '../estado/showLugar.ts'

type EventoEnviado = Pick<EventoGuia, 'codigoEvento' | 'codigoLocalizacao' | 'codigoFace'>

type Aqui = {
  conteudo: Conteudo
  /** What stands in the entry line. */
  linha: string
  /** Its texts are saved: whoever sends sends them too. */
  isSalvo: boolean
}

/** What of this screen's draft did not go with the guide that another screen sent; undefined where nothing stayed behind. */
export function explainFora(
  { conteudo, linha, isSalvo }: Aqui,
  enviados: readonly EventoEnviado[],
  describe: (codigoEvento: string) => string,
): string | undefined {
  const restantes = enviados.map(
    ({ codigoEvento, codigoLocalizacao, codigoFace }) =>
      `${codigoEvento} ${showLocal(codigoLocalizacao, codigoFace)}`,
  )
  const itens = conteudo.itens.filter((item) => {
    const at = restantes.indexOf(`${item.codigoEvento} ${showLugar(item)}`)
    if (at >= 0) restantes.splice(at, 1)
    return at < 0
  })
  const textos = [
    ['na linha', linha.trim()],
    ['justificativa', isSalvo ? '' : conteudo.justificativa.trim()],
    ['observação', isSalvo ? '' : conteudo.observacao.trim()],
  ] as const
  const fora = [
    ...itens.map((item) => nameItem(item, describe)),
    ...textos.flatMap(([onde, texto]) => (texto ? [`${onde}, “${texto}”`] : [])),
  ]
  return fora.length > 0 ? `Não foi com ela o que só estava aqui: ${fora.join('; ')}.` : undefined
}
