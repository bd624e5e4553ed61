import { findTipoFormulario } from '@portal/domain/guia/tipoFormulario.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AcervoDobra } from './acervo/AcervoDobra.tsx'
import { PedidoDaGuia } from './capturaExame/PedidoDaGuia.tsx'
import type { LoaderArgs } from './carregamento/loaderArgs.ts'
import { infoQuery } from './credenciado/credenciado.queries.ts'
import { eventosDaGuiaQuery } from './evento/evento.queries.ts'
import styles from './GuiaPage.module.css'
import { lugares } from './guia/acao/lugares.ts'
import { useFechos } from './guia/acao/useFechos.ts'
import { CabecalhoGuia } from './guia/CabecalhoGuia.tsx'
import { isEmRascunho } from './guia/estado/isEmRascunho.ts'
import { GuiaEnviada } from './guia/GuiaEnviada.tsx'
import { contextoQuery, guiaQuery, observacoesQuery } from './guia/guia.queries.ts'
import { SaidaDialog } from './guia/SaidaDialog.tsx'
import { useLiveGuia } from './guia/useLiveGuia.ts'
import { useOtherTab } from './guia/useOtherTab.ts'
import { ValidadeSenhaBanner } from './guia/ValidadeSenhaBanner.tsx'
import { imagensQuery } from './imagem/imagem.queries.ts'
import { useImpressaoGuia } from './impressao/useImpressao.ts'
import { FormularioDobra } from './ortodontia/formulario/FormularioDobra.tsx'
import { RascunhoEditor } from './rascunho/RascunhoEditor.tsx'
import { Banner } from './ui/feedback/Banner.tsx'
import { Skeleton } from './ui/feedback/Skeleton.tsx'
import { usePageTitle } from './ui/pageTitle.ts'
import { useKeptFocus } from './ui/useKeptFocus.ts'

/** The guide is waited for; its rules, which the form and the result work with, come while it is on the screen. */
export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) => {
  const numeroFicha = Number(params.numeroFicha)
  void queryClient.prefetchQuery(contextoQuery(numeroFicha))
  void queryClient.prefetchQuery(eventosDaGuiaQuery(numeroFicha))
  return Promise.all([
    queryClient.ensureQueryData(guiaQuery(numeroFicha)),
    queryClient.ensureQueryData(infoQuery),
  ])
}

/** Interface S04: the guide, from the first event to the payment. */
export default function GuiaPage() {
  const { numeroFicha } = useParams({ from: '/portal/guia/$numeroFicha' })
  return <Guia key={numeroFicha} numeroFicha={Number(numeroFicha)} />
}

/** Where the work of the page goes on when what had the focus is gone: the entry line, or what became of the guide. */
const findTrabalho = (): HTMLElement | null =>
  document.getElementById(lugares.linha) ?? document.getElementById(lugares.situacao)

/**
 * What the form and the result both show is looked at by the page itself: while one gives way to the other nobody lets
 * go of a reading that is on its way, and each is made once.
 */
function useHeldQueries(numeroFicha: number): void {
  const held = { notifyOnChangeProps: [] }
  useQuery({ ...contextoQuery(numeroFicha), ...held })
  useQuery({ ...imagensQuery(numeroFicha), ...held })
  useQuery({ ...observacoesQuery(numeroFicha), ...held })
}

function Guia({ numeroFicha }: { numeroFicha: number }) {
  const { data: guia } = useSuspenseQuery(guiaQuery(numeroFicha))
  usePageTitle(`Guia ${numeroFicha}`)
  useLiveGuia(numeroFicha)
  useImpressaoGuia(numeroFicha)
  const isInOtherTab = useOtherTab('guia', numeroFicha)
  useKeptFocus(findTrabalho)
  useHeldQueries(numeroFicha)
  const fecho = useFechos()('saveRascunho')
  const acervo = <AcervoDobra associado={guia.associado} />
  const { tipoAtendimento: codigoTipoAtendimento, numeroFichaPrincipal } = guia
  const tipo = findTipoFormulario({ codigoTipoAtendimento, numeroFichaPrincipal })
  const formulario = tipo && <FormularioDobra numeroFicha={numeroFicha} tipo={tipo} />
  const isRascunho = fecho === undefined && isEmRascunho(guia)
  return (
    <div className={styles.pagina}>
      <SaidaDialog />
      <CabecalhoGuia guia={guia} />
      {isInOtherTab && (
        <Banner role="status" title="Esta guia está aberta em outra aba" tone="atencao">
          {isRascunho
            ? 'O rascunho de uma não aparece na outra: se as duas mudarem, você escolhe qual fica. Prefira continuar em uma só.'
            : 'O que você mudar aqui aparece lá. Prefira continuar em uma só.'}
        </Banner>
      )}
      {guia.bloqueio && (
        <Banner icon="lock" title="Guia bloqueada" tone="perigo">
          {guia.motivoBloqueio ?? 'Nenhuma alteração é aceita até o desbloqueio.'}
        </Banner>
      )}
      <ValidadeSenhaBanner guia={guia} />
      {guia.numeroPedidoExame !== null && <PedidoDaGuia numeroFicha={numeroFicha} />}
      <div className={styles.mesa}>
        <Suspense
          fallback={<Skeleton label={isRascunho ? 'Abrindo o rascunho' : 'Carregando a guia'} lines={8} />}
        >
          {isRascunho ? (
            <RascunhoEditor guia={guia} tipo={tipo} />
          ) : (
            <GuiaEnviada acervo={acervo} formulario={formulario} guia={guia} />
          )}
        </Suspense>
      </div>
    </div>
  )
}
