import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pushError } from '../api/notice.ts'
import { atalhoImpressao } from '../guia/atalhoImpressao.ts'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { guiaPdfQuery } from './impressao.queries.ts'
import { printPdf } from './printPdf.ts'

/**
 * One key prints the guide from its own page. A browser that shows no PDF inside a page (phones) cannot print one from
 * there: it gets the page with the file.
 */
export function useImpressaoGuia(numeroFicha: number): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const atalhos = useMemo(() => {
    const run = async () => {
      if (!navigator.pdfViewerEnabled) {
        return navigate({
          to: '/portal/impressao/gto/$numeroFicha',
          params: { numeroFicha: String(numeroFicha) },
        })
      }
      const { conteudo } = await client.fetchQuery(guiaPdfQuery(numeroFicha))
      printPdf(conteudo)
    }
    return [{ ...atalhoImpressao, run: () => void run().catch(pushError) }]
  }, [client, navigate, numeroFicha])
  useShortcuts(atalhos)
}
