import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pushError } from '../api/notice.ts'
import type { ArquivoRecebido } from '../api/reply.ts'
import { atalhoImpressao } from '../guia/atalhoImpressao.ts'
import { keepDigitado } from '../guia/estado/digitado.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { guiaPdfQuery, pedidoPdfQuery } from './impressao.queries.ts'
import { printPdf } from './printPdf.ts'

type Impressao<Key extends readonly unknown[]> = {
  description: string
  /** What the frame that is printed from is called. */
  titulo: string
  /** The page with the file. */
  pagina: string
  /** False where there is no key, since there is nothing to print. */
  isImprimivel?: boolean
  pdf: FetchQueryOptions<ArquivoRecebido, Error, ArquivoRecebido, Key>
}

/**
 * One key prints from the page that is open. A browser that shows no PDF inside a page (phones) cannot print one from
 * there: it gets the page with the file.
 */
function useImpressao<Key extends readonly unknown[]>(impressao: Impressao<Key>): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { description, titulo, pagina, pdf, isImprimivel = true } = impressao
  const atalhos = useMemo(() => {
    const run = async () => {
      // A date that was typed is on the paper; one that is wrong says so in its place.
      if (!(await keepDigitado())) return
      if (!navigator.pdfViewerEnabled) return navigate({ href: pagina })
      const { conteudo } = await client.fetchQuery(pdf)
      printPdf(conteudo, titulo)
    }
    if (!isImprimivel) return []
    return [{ keys: atalhoImpressao.keys, description, run: () => void run().catch(pushError) }]
  }, [client, navigate, description, titulo, pagina, pdf, isImprimivel])
  useShortcuts(atalhos)
}

/** Prints the guide from its own page. */
export function useImpressaoGuia(numeroFicha: number): void {
  const pdf = useMemo(() => guiaPdfQuery(numeroFicha), [numeroFicha])
  const pagina = hrefOf('/portal/impressao/gto/$numeroFicha', { numeroFicha })
  const { description } = atalhoImpressao
  useImpressao({ description, titulo: 'Guia para a impressora', pagina, pdf })
}

/** Prints an exam request from its own page: whoever made it. */
export function useImpressaoPedido(numeroSolicitacao: number, isImprimivel: boolean): void {
  const pdf = useMemo(() => pedidoPdfQuery(numeroSolicitacao), [numeroSolicitacao])
  const pagina = hrefOf('/portal/impressao/sol/$numeroSolicitacao', { numeroSolicitacao })
  useImpressao({
    description: 'Imprimir o pedido',
    titulo: 'Pedido para a impressora',
    pagina,
    pdf,
    isImprimivel,
  })
}
