import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { listAusentes } from '@portal/domain/evento/dentesOfertados.ts'
import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { listCampos } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AcervoPaciente } from '../../acervo/AcervoPaciente.tsx'
import type { FiltroAcervo } from '../../acervo/acervoSearch.ts'
import { idDoCampo, lugares } from '../../guia/acao/lugares.ts'
import { contextoQuery } from '../../guia/guia.queries.ts'
import { createRegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { useAcesso } from '../../menu/useAcesso.ts'
import { focusField } from '../../ui/feedback/focusField.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Dobra } from '../../ui/layout/Dobra.tsx'
import { useShortcuts } from '../../ui/useShortcuts.ts'
import { ExamesVinculados } from './ExamesVinculados.tsx'
import { changeCampo, isDispensado } from './edicaoFormulario.ts'
import { FormularioCampos } from './FormularioCampos.tsx'
import type { ConteudoFormulario } from './formularioGuia.ts'
import { titulosFormulario } from './titulosFormulario.ts'

/** The first field of the form, whole in sight: the form is taller than the screen. */
const focusPrimeiro = (tipo: TipoFormulario): void => {
  const [primeiro] = listCampos(tipo)
  if (primeiro) focusField(idDoCampo(primeiro[0]))
}

type FormularioFormProps = {
  guia: GuiaDetalhada
  tipo: TipoFormulario
  conteudo: ConteudoFormulario
  onFill: (mudar: (conteudo: ConteudoFormulario) => ConteudoFormulario) => void
  messageOf: (fieldId: string) => string | undefined
  /** Told of each field in which something stands that is no answer. */
  onIlegivel: (fieldId: string, message: string | undefined) => void
  /** Fields that are missing or wrong. */
  faltam: number
}

/** The orthodontic form of an open guide, beside the patient's images (Spec §3). */
export function FormularioForm(props: FormularioFormProps) {
  const { guia, tipo, conteudo, onFill, messageOf, onIlegivel, faltam } = props
  const { codigoAssociado, idade, nome } = guia.associado
  const [filtro, setFiltro] = useState<FiltroAcervo>({})
  const { data: contexto } = useSuspenseQuery(contextoQuery(guia.numeroFicha))
  const ausentes = useMemo(() => {
    const { find } = createRegrasDaGuia(contexto)
    return [...listAusentes({ ...contexto, regras: find })]
  }, [contexto])
  const podeVincular =
    useAcesso().whyNotCall(vinculoExame.listFichasExames) === undefined && tipo === 'inicial'
  const [atalhos] = useState(() => [
    { keys: 'Alt+F', description: 'Ir ao formulário ortodôntico', run: () => focusPrimeiro(tipo) },
  ])
  useShortcuts(atalhos)
  const formulario = conteudo.ortodontia ?? {}
  const completo = isDispensado(tipo, formulario) ? 'Em branco, opcional' : 'Completo'
  const resumo = faltam === 0 ? completo : countOf(faltam, 'campo pendente', 'campos pendentes')
  return (
    <Dobra id={lugares.formulario} isOpen resumo={resumo} title={titulosFormulario[tipo]}>
      <Columns
        isAsideInSight={tipo !== 'manutencao'}
        aside={
          <>
            {podeVincular && (
              <ExamesVinculados
                codigoAssociado={codigoAssociado}
                fichas={conteudo.fichasVinculoImagens ?? []}
                onChange={(fichas) => onFill((before) => ({ ...before, fichasVinculoImagens: [...fichas] }))}
              />
            )}
            <Card level={3} title="Imagens do paciente">
              <AcervoPaciente
                codigoAssociado={codigoAssociado}
                filtro={filtro}
                nomeAssociado={nome}
                onFiltro={setFiltro}
              />
            </Card>
          </>
        }
      >
        <FormularioCampos
          ausentes={ausentes}
          formulario={formulario}
          idade={idade}
          messageOf={messageOf}
          onIlegivel={onIlegivel}
          onAnswer={(campo, valor) =>
            onFill((before) => ({
              ...before,
              ortodontia: changeCampo(before.ortodontia ?? {}, campo, valor),
            }))
          }
          tipo={tipo}
        />
      </Columns>
    </Dobra>
  )
}
