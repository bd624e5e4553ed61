import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { useNavigate } from '@tanstack/react-router'
import { useComandos } from '../../busca/comandos.ts'
import { useRecente } from '../../busca/recentes.ts'
import { toGuia } from '../../busca/resultados.ts'
import { hrefOf } from '../../rota/hrefOf.ts'
import type { AcaoVista } from './acoesVistas.ts'
import { iconeDaAcao } from './iconeAcao.ts'
import { doToque } from './useAcoes.ts'

/** What the search (Ctrl+K) does on the open guide: print it, and whatever its state allows. */
export function useComandosGuia(
  guia: GuiaDetalhada,
  vistas: readonly AcaoVista[],
  start: (nome: NomeAcao) => void,
): void {
  const navigate = useNavigate()
  const { numeroFicha } = guia
  const detalhe = `Guia ${numeroFicha}`
  const possiveis = vistas.filter(({ motivo }) => motivo === undefined)
  useRecente(toGuia(guia))
  useComandos({
    paciente: guia.associado.chave,
    comandos: [
      {
        id: 'acao:imprimir',
        titulo: 'Imprimir guia',
        detalhe,
        icone: 'print',
        destino: () => void navigate({ href: hrefOf('/portal/impressao/gto/$numeroFicha', { numeroFicha }) }),
      },
      ...possiveis.map(({ nome, rotulo }) => ({
        id: `acao:${nome}`,
        titulo: rotulo,
        detalhe,
        icone: iconeDaAcao(nome).icon ?? ('check' as const),
        destino: () => start(nome),
        ...(doToque.has(nome) && { isSemVolta: true as const }),
      })),
    ],
  })
}
