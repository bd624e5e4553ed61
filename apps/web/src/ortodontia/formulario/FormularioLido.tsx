import { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { describeFormulario } from '@portal/domain/ortodontia/formulario/describeFormulario.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { showInstante } from '../../calendario/format.ts'
import { QueryView } from '../../carregamento/QueryView.tsx'
import { GuiaLink } from '../../menu/GuiaLink.tsx'
import { DescriptionList } from '../../ui/data/DescriptionList.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'

/** The orthodontic form as the guide was sent with it, group by group. */
export function FormularioLido({ numeroFicha }: { numeroFicha: number }) {
  const query = useQuery({
    queryKey: ['formularioOrto.getFormularioOrto', numeroFicha],
    queryFn: ({ signal }) => call(formularioOrto.getFormularioOrto, { query: { numeroFicha }, signal }),
  })
  return (
    <QueryView lines={6} loading="Carregando o formulário" query={query}>
      {({ tipo, enviadoEm, ortodontia, fichasVinculoImagens }) =>
        ortodontia === null ? (
          <p>A guia não tem formulário enviado.</p>
        ) : (
          <Stack gap={5}>
            {enviadoEm && <p>Enviado em {showInstante(enviadoEm)}.</p>}
            {describeFormulario(tipo, ortodontia).map(({ rotulo, campos }) => (
              <section aria-label={rotulo} key={rotulo}>
                <h3>{rotulo}</h3>
                <DescriptionList
                  items={campos.map((campo) => ({ term: campo.rotulo, value: campo.valor }))}
                />
              </section>
            ))}
            {fichasVinculoImagens.length > 0 && (
              <section aria-label="Exames vinculados">
                <h3>Exames vinculados</h3>
                <Row>
                  {fichasVinculoImagens.map((ficha) => (
                    <GuiaLink key={ficha} numeroFicha={ficha} />
                  ))}
                </Row>
              </section>
            )}
          </Stack>
        )
      }
    </QueryView>
  )
}
