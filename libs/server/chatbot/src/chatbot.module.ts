import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChatAboutLesson } from './chat-about-lesson.ts';
import { ChatAllowanceRow } from './chat-allowance.entity.ts';
import { ChatAllowances } from './chat-allowances.ts';
import { ChatMessageRow } from './chat-message.entity.ts';
import { ChatController } from './chat.controller.ts';
import { ChatThreadRow } from './chat-thread.entity.ts';
import { ChatThreads } from './chat-threads.ts';
import { ClearChat } from './clear-chat.ts';
import { GetChatThread } from './get-chat-thread.ts';
import { ModelTutor } from './model-tutor.ts';
import { PassageSearch } from './passage-search.ts';
import { PurchaseAllowance } from './purchase-allowance.ts';
import { TaughtLessons } from './taught-lessons.ts';
import { Tutor } from './tutor.ts';

export const chatbotEntities = [ChatThreadRow, ChatMessageRow, ChatAllowanceRow];

/** Which class serves which operation. */
export const chatbotUseCases = {
  chat: ChatAboutLesson,
  chatThread: GetChatThread,
  clearChat: ClearChat,
  purchaseChatAllowance: PurchaseAllowance,
} satisfies UseCaseClasses;
const useCases = Object.values(chatbotUseCases);

/** The tutor: what a learner asks about a lesson, answered from the sources of its course. */
@Module({
  imports: [
    TypeOrmModule.forFeature(chatbotEntities),
    AuthoringModule,
    CreditsModule,
    LearningPathsModule,
  ],
  controllers: [...endpointsOf(chatbotUseCases), ChatController],
  providers: [
    ...useCases,
    ChatAllowances,
    ChatThreads,
    ModelTutor,
    PassageSearch,
    TaughtLessons,
    Tutor,
  ],
  exports: useCases,
})
export class ChatbotModule {}
