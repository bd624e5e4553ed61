import { findTipoFormulario } from '@portal/domain/guia/tipoFormulario.ts'
import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { PacienteFaixa } from '../associado/PacienteFaixa.tsx'
import type { LoaderArgs } from '../carregamento/loaderArgs.ts'
import { guiaQuery } from '../guia/guia.queries.ts'
import { LeituraGuia } from '../guia/LeituraGuia.tsx'
import { FormularioLido } from '../ortodontia/formulario/FormularioLido.tsx'
import { titulosFormulario } from '../ortodontia/formulario/titulosFormulario.ts'
import { Card } from '../ui/layout/Card.tsx'
import { usePageTitle } from '../ui/pageTitle.ts'
import { guiaPdfQuery } from './impressao.queries.ts'
import { Papel } from './Papel.tsx'

export const loader = ({ params, queryClient }: LoaderArgs<{ numeroFicha: string }>) => {
  const numeroFicha = Number(params.numeroFicha)
  return Promise.all([
    queryClient.ensureQueryData(guiaPdfQuery(numeroFicha)),
    queryClient.ensureQueryData(guiaQuery(numeroFicha)),
  ])
}

/** Interface S24: the guide to read and on paper, to print and keep. */
export default function ImpressaoGuiaPage() {
  const numeroFicha = Number(useParams({ from: '/portal/impressao/gto/$numeroFicha' }).numeroFicha)
  const { data: pdf } = useSuspenseQuery(guiaPdfQuery(numeroFicha))
  const { data: guia } = useSuspenseQuery(guiaQuery(numeroFicha))
  const { tipoAtendimento: codigoTipoAtendimento, numeroFichaPrincipal } = guia
  const tipo = findTipoFormulario({ codigoTipoAtendimento, numeroFichaPrincipal })
  const titulo = `Guia ${numeroFicha}`
  usePageTitle(titulo)
  return (
    <Papel
      arquivo={pdf}
      titulo={titulo}
      voltar={{ href: enderecoGuia(numeroFicha), rotulo: `Voltar à guia ${numeroFicha}` }}
    >
      <PacienteFaixa associado={guia.associado} isDensa />
      <LeituraGuia guia={guia} />
      {tipo && guia.enviadaEm !== null && (
        <Card title={titulosFormulario[tipo]}>
          <FormularioLido numeroFicha={numeroFicha} />
        </Card>
      )}
    </Papel>
  )
}
