import type { EventoOfertado } from '@portal/contract/evento.ts'
import { describeAntigo } from '../../evento/descricoes.ts'
import { findEvento } from '../../evento/useBuscaEvento.ts'
import type { Selecao } from '../../odontograma/estado/selecao.ts'
import { readNoDente } from './noDente.ts'

/** Says how the line was understood before it is taken (Interface B2.5); nothing while a list of events tells it. */
export function describeLinha(texto: string, eventos: readonly EventoOfertado[], selecao: Selecao): string {
  const partes = readNoDente(texto, selecao).flatMap((leitura) => {
    if (!leitura.ok || leitura.linha.palavras) return []
    const { dente, regiao, faces, codigoEvento, quantidade } = leitura.linha
    const noEscolhido = faces && `Faces ${faces}`
    const onde = dente ? `Dente ${dente}${faces && ` (${faces})`}` : regiao ? `Região ${regiao}` : noEscolhido
    const evento = findEvento(eventos, codigoEvento)
    const antigo =
      evento && codigoEvento && evento.codigoEvento !== codigoEvento
        ? ` (${describeAntigo(codigoEvento, evento.codigoEvento)})`
        : ''
    const vezes = quantidade && `${quantidade} vezes`
    return [[onde, evento && `${evento.descricao}${antigo}`, vezes].filter(Boolean).join(': ')]
  })
  return partes.filter(Boolean).join(' · ')
}
