import { type ExamePronto, vinculoExame } from '@portal/contract/vinculoExame.ts'
import { nameLocal } from '@portal/domain/dente/nameLocal.ts'
import { countArquivos } from '@portal/domain/solicitacaoExame/arquivoExame.ts'
import { useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showInstante } from '../calendario/format.ts'
import { GuiaLink } from '../menu/GuiaLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Checkbox } from '../ui/field/Checkbox.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

/** What came and when; until it answers for a guide, also that it was said to need none. */
const describeVindo = ({ imagens, recebidaEm, cienteEm, vinculos }: ExamePronto): string =>
  [
    `${countArquivos(imagens)}, o último em ${showInstante(recebidaEm)}.`,
    cienteEm && vinculos.length === 0 && `Ciência dada em ${showInstante(cienteEm)}, sem guia.`,
  ]
    .filter(Boolean)
    .join(' ')

type ExameOpcaoProps = { pronto: ExamePronto; isSelected: boolean; onChange: (isSelected: boolean) => void }

/** An exam to tick, with the guides that it answers for already. */
export function ExameOpcao({ pronto, isSelected, onChange }: ExameOpcaoProps) {
  const { numeroFichaRadiologia: fichaExame, numeroPedido, eventos, vinculos } = pronto
  const [desfazendo, setDesfazendo] = useState<number>()
  const unlink = useWrite(vinculoExame.deleteVinculo, {
    prepare: (fichaVinculo: number) => ({ query: { fichaExame, fichaVinculo } }),
    onSuccess: (_reply, fichaVinculo) =>
      pushSuccess(`As imagens saíram da guia ${fichaVinculo}.`, 'Vínculo desfeito'),
    onError: (error) => {
      pushError(error)
      setDesfazendo(undefined)
    },
    onRefreshed: () => setDesfazendo(undefined),
  })
  return (
    <li>
      <Checkbox hint={describeVindo(pronto)} isSelected={isSelected} onChange={onChange}>
        {eventos.map(({ descricao, locais }) => [descricao, ...locais.map(nameLocal)].join(', ')).join('; ')}
      </Checkbox>
      <Row>
        <Link href={hrefOf('/portal/sol/$numeroSolicitacao', { numeroSolicitacao: numeroPedido })}>
          Ver o pedido {numeroPedido}
        </Link>
        {vinculos.map(({ numeroFicha, congelada }) => (
          <Row gap={1} key={numeroFicha}>
            <span>
              Vinculado à <GuiaLink numeroFicha={numeroFicha} />
            </span>
            <Button
              aria-label={`Desfazer o vínculo com a guia ${numeroFicha}`}
              disabledReason={congelada ? 'Uma decisão já contou com esta imagem.' : undefined}
              icon="undo"
              onPress={() => setDesfazendo(numeroFicha)}
              size="pequeno"
              variant="fantasma"
            >
              Desfazer
            </Button>
          </Row>
        ))}
      </Row>
      {desfazendo !== undefined && (
        <ConfirmDialog
          confirmLabel="Desfazer vínculo"
          isDestructive
          isOpen
          isPending={unlink.isPending}
          onClose={() => setDesfazendo(undefined)}
          onConfirm={() => unlink.mutate(desfazendo)}
          title={`Desfazer o vínculo com a guia ${desfazendo}?`}
        >
          As imagens do exame saem da guia, e as marcas feitas nelas ali se perdem: vinculado de novo, o exame
          volta sem elas.
        </ConfirmDialog>
      )}
    </li>
  )
}
