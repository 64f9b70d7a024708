def X : Unknown;
